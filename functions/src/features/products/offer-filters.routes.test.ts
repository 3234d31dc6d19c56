import { asSku } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

const names = new Map<string, string>()

const save = async (name: string, product: Parameters<TestShop['saveProduct']>[0] = {}) => {
  names.set(await shop.saveProduct({ name, ...product }), name)
}

const reviewed = (stars: number) => ({ ratingSum: stars * 2, ratingCount: 2 })

const shop = await startTestShop()
await save('plain')
await save('sold out', { countInStock: 0 })
await save('a fifth off', { price: 160, originalPrice: 200 })
await save('half off', { price: 100, originalPrice: 200 })
await save('half off in large', {
  variants: [
    { size: 'Small', sku: asSku('S-1'), countInStock: 1, price: paise(100_00) },
    {
      size: 'Large',
      sku: asSku('L-1'),
      countInStock: 0,
      price: paise(100_00),
      originalPrice: paise(200_00),
    },
  ],
})
await save('three stars', reviewed(3))
await save('four and a half', reviewed(4.5))

const found = async (query: string) => {
  const { status, body } = await shop.get(`/api/products?${query}`)
  expect(status).toBe(200)
  const facets = await shop.get(`/api/products/facets?${query}`)
  expect(facets.body.total).toBe(body.length)
  return body.map(({ _id }: { _id: string }) => names.get(_id)).sort()
}

describe('a list', () => {
  it('leaves out what is sold out', async () => {
    expect(await found('inStock=true')).toEqual(
      [...names.values()].filter((name) => name !== 'sold out').sort(),
    )
    expect(await found('inStock=false')).toHaveLength(names.size)
    expect(await found('inStock=')).toHaveLength(names.size)
  })

  it('shows what is at least so many percent below its original price, of variants one', async () => {
    expect(await found('discount=20')).toEqual(['a fifth off', 'half off', 'half off in large'])
    expect(await found('discount=20.5')).toEqual(['half off', 'half off in large'])
    expect(await found('discount=51')).toEqual([])
    expect(await found('discount=0')).toHaveLength(names.size)
  })

  it('shows what has reviews of at least so many stars on average', async () => {
    expect(await found('rating=4')).toEqual(['four and a half'])
    expect(await found('rating=3')).toEqual(['four and a half', 'three stars'])
    expect(await found('rating=0')).toEqual(['four and a half', 'three stars'])
    expect(await found('rating=5')).toEqual([])
  })

  it('combines them with the other filters for one and the same variant', async () => {
    expect(await found('discount=50&maxPrice=100')).toEqual(['half off', 'half off in large'])
    expect(await found('inStock=true&discount=50&maxPrice=100')).toEqual(['half off'])
  })

  it('leads to the next page of the same, and is kept by the CDN under its own address', async () => {
    const path = '/api/products?discount=20&inStock=true&limit=1'
    const { status, headers } = await shop.get(path)
    expect(status).toBe(200)
    expect(headers.get('link')).toContain('discount=20&inStock=true&limit=1&page=2')
    const plain = await shop.get('/api/products?limit=1')
    expect(headers.get('cache-control')).toBe(plain.headers.get('cache-control'))
  })

  it.each([
    ['inStock', 'yes'],
    ['discount', '101'],
    ['discount', '-1'],
    ['rating', '5.1'],
    ['rating', 'good'],
  ])('refuses %s=%s, and names it', async (field, value) => {
    const { status, body } = await shop.get(`/api/products?${field}=${value}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('is told which of them to leave out where nothing is found', async () => {
    const { body } = await shop.get('/api/products/facets?discount=90&inStock=true')
    expect(body.narrowest).toBe('discount')
  })
})
