import { expect, it } from 'vitest'
import {
  imageObject,
  imageUrl,
  isPublicId,
  nameOfWidth,
  narrowWidthOf,
  parseImageObject,
  parseImageUrl,
} from './rules.ts'

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

it('has the width of a narrow picture in its name, of letters and digits as all others', () => {
  const random = `products/${'ab12'.repeat(6)}`
  const urlOf = (width: number) => imageUrl({ version: '1', publicId: nameOfWidth(random, width) })
  expect(urlOf(640)).toMatch(/^\/images\/upload\/v1\/products\/[a-z0-9]+\.webp$/)
  expect(narrowWidthOf(urlOf(640))).toBe(640)
  expect(urlOf(800)).toBe(imageUrl({ version: '1', publicId: random }))
  expect(narrowWidthOf(urlOf(800))).toBeUndefined()
  expect(narrowWidthOf('https://elsewhere.example/w640')).toBeUndefined()
})
