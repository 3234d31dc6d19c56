import { expect, it } from 'vitest'
import { accentVariables } from './accent-shades.ts'
import { accentContrast, MIN_CONTRAST } from './accent.ts'

const shadesOf = (accent: string) => new Map(accentVariables(accent))

it.each(['#f2a531', '#7fd1c7', '#c9b3f5', '#ffffff', '#f59a8d', '#ff9f6b'])(
  'text can be read on %s, pressed as well',
  (accent) => {
    const shades = shadesOf(accent)
    expect(shades.get('--colors-saffron')).toBe(accent)
    expect(accentContrast(shades.get('--colors-saffron-deep') ?? '')).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    )
    expect(shades.get('--colors-saffron-deep')).not.toBe(accent)
  },
)

it('a tint is light enough for any text', () => {
  expect(accentContrast(shadesOf('#e8b500').get('--colors-saffron-tint') ?? '')).toBeGreaterThan(10)
})
