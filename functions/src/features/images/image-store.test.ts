import { IMAGE_WIDTHS, imageObject, imageUrl } from '@bartan/contract/images/rules'
import { expect, it } from 'vitest'
import { imageWidth, widthsToTry } from './image-width.ts'
import { findOrphans } from './orphans.ts'

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

const now = new Date('2026-03-01T12:00:00Z')

const image = (publicId: string, hoursAgo = 48) => {
  const name = { version: String(now.getTime() - hoursAgo * 3_600_000), publicId }
  return { url: imageUrl(name), objects: IMAGE_WIDTHS.map((width) => imageObject(name, width)) }
}

it('finds the images that no product shows', () => {
  const [shown, lost] = [image('products/shown'), image('products/lost')]
  expect(
    findOrphans({
      objects: [...shown.objects, ...lost.objects],
      shown: [`https://shop.example${shown.url}?w=320`, 'https://elsewhere.example/a.webp'],
      now,
    }),
  ).toEqual([lost])
})

it('finds an old version of an image that is shown in a new one', () => {
  const [old, current] = [image('products/same', 72), image('products/same', 48)]
  const objects = [...old.objects, ...current.objects]
  expect(findOrphans({ objects, shown: [current.url], now })).toEqual([old])
})

it('leaves alone what was uploaded today, and what is no image of ours', () => {
  const fresh = image('products/fresh', 23)
  expect(findOrphans({ objects: [...fresh.objects, 'exports/a.csv'], shown: [], now })).toEqual([])
})
