import { describe, expect, it } from 'vitest'
import { DECORATION, GRAPHIC_PAIRS, TEXT_PAIRS } from './color-pairs.ts'
import { COLOR_VALUES, contrast } from './testing/color-values.ts'

const valueOf = (name: string): string => {
  const value = COLOR_VALUES.get(name)
  if (!value) throw new Error(`No color is called ${name}`)
  return value
}

const pairsOf = (pairs: typeof TEXT_PAIRS) =>
  pairs.flatMap(([ground, fronts]) => fronts.map((front) => [front, ground] as const))

it('contrast is that of the recommendation', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe('WCAG 2.2 AA', () => {
  it.each(pairsOf(TEXT_PAIRS))('%s can be read on %s', (front, ground) => {
    expect(contrast(valueOf(front), valueOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(GRAPHIC_PAIRS))('%s can be seen on %s', (front, ground) => {
    expect(contrast(valueOf(front), valueOf(ground))).toBeGreaterThanOrEqual(3)
  })
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.test.*', '!./*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Names in `color="…"`, `bg: '…'` and the like; anything else (`inherit`) is not a color of ours. */
const usedAs = (property: string): Set<string> => {
  const pattern = new RegExp(`\\b(?:${property})[=:] ?[{]?["']([a-z]+(?:\\.[a-z]+)*)["']`, 'gi')
  const found = Object.values(sources).flatMap((source) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  )
  return new Set(found.filter((name) => COLOR_VALUES.has(name)))
}

describe('the list', () => {
  it('knows each color that text is written in, or an icon drawn', () => {
    const known = new Set([...TEXT_PAIRS, ...GRAPHIC_PAIRS].flatMap(([, fronts]) => fronts))
    expect([...usedAs('color')].filter((name) => !known.has(name))).toEqual([])
  })

  it('knows each color that something stands on', () => {
    const known = new Set([
      ...[...TEXT_PAIRS, ...GRAPHIC_PAIRS].flatMap(([ground]) => ground),
      ...DECORATION,
      'white',
    ])
    expect([...usedAs('bg|bgColor')].filter((name) => !known.has(name))).toEqual([])
  })
})
