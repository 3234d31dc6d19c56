import { expect, it, vi } from 'vitest'
import { newAddressOf } from './old-addresses.ts'

const collections = Array.from({ length: 500 }, (_, place) => `Collection ${place}`)

const known = {
  isProduct: () => false,
  productOf: () => undefined,
  hasCollection: () => false,
  collections: () => collections,
  categories: ['Kitchen Ware'],
}

it.each([
  ['/collections/collection-7', '/collections/Collection%207'],
  ['/hi/collections/kitchen-ware', '/hi/collections/all?category=Kitchen+Ware'],
  ['/collections/none', undefined],
])('%s is %s', (old, address) => {
  expect(newAddressOf(old, known)).toBe(address)
})

it('looks at a long address once, and not for each collection', () => {
  const long = 'a-'.repeat(7000)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(newAddressOf(`/collections/${long}`, known)).toBeUndefined()
  const looked = normalize.mock.contexts.filter((text) => String(text) === long)
  normalize.mockRestore()
  expect(looked).toHaveLength(1)
})
