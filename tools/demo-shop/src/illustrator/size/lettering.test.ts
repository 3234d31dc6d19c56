import { expect, it } from 'vitest'
import { lettering, widthOf } from './lettering.ts'

const drawn = (text: string) => lettering(text, { x: 0, y: 0, height: 6, color: '#000000' })

it('draws every sign that a size is written with', () => {
  for (const sign of '0123456789.cm') expect(drawn(sign)).toContain('<path')
  expect(drawn('30.5 cm').match(/<path/g)).toHaveLength(6)
})

it('is as wide as its signs together', () => {
  expect(widthOf('11', 6)).toBeCloseTo(2 * widthOf('1', 6) + 1.3)
  expect(widthOf('30 cm', 12)).toBeCloseTo(2 * widthOf('30 cm', 6))
})
