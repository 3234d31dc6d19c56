import { expect, it } from 'vitest'
import { imageObject, imageUrl, isPublicId, parseImageObject, parseImageUrl } from './rules.ts'

const name = { version: '1763625600000', publicId: 'products/ab12' }

it('writes a URL that reads back to the same image', () => {
  expect(imageUrl(name)).toBe('/images/upload/v1763625600000/products/ab12.webp')
  expect(parseImageUrl(imageUrl(name))).toEqual(name)
  expect(parseImageUrl(`https://shop.example${imageUrl(name)}?w=320`)).toEqual(name)
})

it('names one object per width', () => {
  expect(imageObject(name, 320)).toBe('upload/v1763625600000/products/ab12/320.webp')
  expect(parseImageObject(imageObject(name, 320))).toEqual(name)
  expect(parseImageObject('upload/v1/products/ab12.webp')).toBeUndefined()
})

it.each([
  '/images/upload/v1/../../secret.webp',
  '/images/x.webp',
  'https://elsewhere.example/a.webp',
  '',
])('finds no image of ours in %o', (url) => {
  expect(parseImageUrl(url)).toBeUndefined()
})

it.each(['../x', 'products/..', '/products/a', 'products//a', 'a b', '', 'a/b/c/d/e'])(
  'refuses the public id %o',
  (id) => {
    expect(isPublicId(id)).toBe(false)
  },
)
