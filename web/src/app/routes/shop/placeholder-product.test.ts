import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { aLine, aProduct } from '#testing/builders.ts'
import { productPreview, placeholderProduct } from './placeholder-product.ts'

describe('a product known from a list', () => {
  it.each([
    ['a list', ['new-arrivals'], [aProduct({ _id: asProductId('jug') })]],
    [
      'pages of a list',
      ['products', {}],
      { pages: [{ products: [aProduct({ _id: asProductId('jug') })] }] },
    ],
    ['the best seller', ['best-seller'], aProduct({ _id: asProductId('jug') })],
    ['a wishlist', ['mine', 'asha', 'wishlist'], [aProduct({ _id: asProductId('jug') })]],
  ])('is found in %s', (_, queryKey, data) => {
    const client = new QueryClient()
    client.setQueryData(queryKey, data)
    expect(placeholderProduct(client, 'jug')?._id).toBe('jug')
    expect(placeholderProduct(client, 'thali')).toBeUndefined()
  })

  it('is the latest of several', () => {
    const client = new QueryClient()
    client.setQueryData(['new-arrivals'], [aProduct({ price: rupees(100) })], { updatedAt: 1 })
    client.setQueryData(['best-seller'], aProduct({ price: rupees(300) }), { updatedAt: 3 })
    client.setQueryData(['products'], [aProduct({ price: rupees(200) })], { updatedAt: 2 })
    expect(placeholderProduct(client, 'thali')?.price).toBe(300)
  })
})

const preview = (data: object) => {
  const client = new QueryClient()
  client.setQueryData(['mine'], data)
  expect(placeholderProduct(client, 'thali')).toBeUndefined()
  return productPreview(client, 'thali')
}
describe('a product of which only its line is known', () => {
  const known = { name: 'Steel Thali', nameHi: undefined, image: '/thali.webp' }

  it('has the price of the cart, and not that of an order', () => {
    const line = aLine({ image: '/thali.webp', price: rupees(199) })
    expect(preview({ products: [line] })).toEqual({ ...known, price: 199 })
    const { available: _available, countInStock: _countInStock, ...ordered } = line
    expect(preview({ orderItems: [ordered] })).toEqual({ ...known, price: undefined })
  })

  it('is known from a suggestion', () => {
    const { name, image } = known
    expect(preview([{ _id: 'thali', name, image, price: 99 }])).toEqual({ ...known, price: 99 })
  })
})
