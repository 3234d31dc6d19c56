import { expect, it } from 'vitest'
import { imageWidth, widthsToTry } from './image-width.ts'

it.each([
  [undefined, 640],
  ['1', 320],
  ['320', 320],
  ['321', 480],
  ['960', 960],
  ['961', 1500],
  ['5000', 1500],
])('?w=%s is the width %i', (w, width) => expect(imageWidth(w)).toBe(width))

it.each(['0', '-1', 'wide', '1.5', ['320', '640']])('refuses ?w=%s', (w) =>
  expect(() => imageWidth(w)).toThrow('w must be a width in pixels'),
)

it('looks for narrower copies before wider ones', () => {
  expect(widthsToTry(480)).toEqual([480, 320, 640, 960, 1500])
})
