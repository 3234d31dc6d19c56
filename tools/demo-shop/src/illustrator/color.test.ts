import { expect, it } from 'vitest'
import { mix, parseColor, toHex } from './color.ts'

it.each(['#000000', '#ffffff', '#d4403a', '#2e6fc2', '#f2b62c'])('brings %s back', (hex) => {
  expect(toHex(parseColor(hex))).toBe(hex)
})

it('mixes from one color to the other', () => {
  const [from, to] = [parseColor('#202020'), parseColor('#e0e0e0')]
  expect(toHex(mix(from, to, 0))).toBe('#202020')
  expect(toHex(mix(from, to, 1))).toBe('#e0e0e0')
  expect(mix(from, to, 0.5)[0]).toBeCloseTo((from[0] + to[0]) / 2)
})

it('stays a color beyond the gamut', () => {
  expect(toHex([1.4, 0.3, -0.4])).toMatch(/^#[\da-f]{6}$/)
})
