import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/builders.ts'
import { knownProduct } from './known-product.ts'

describe('a product known from a list', () => {
  it.each([
    ['a list', ['new-arrivals'], [aProduct({ _id: 'jug' })]],
    ['pages of a list', ['products', {}], { pages: [{ products: [aProduct({ _id: 'jug' })] }] }],
    ['the best seller', ['best-seller'], aProduct({ _id: 'jug' })],
  ])('is found in %s', (_, queryKey, data) => {
    const client = new QueryClient()
    client.setQueryData(queryKey, data)
    expect(knownProduct(client, 'jug')?._id).toBe('jug')
    expect(knownProduct(client, 'thali')).toBeUndefined()
  })
})
