import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '@bartan/contract/product'

/** Keys of the queries that contain whole products: lists, pages of lists, the best seller, similar products. */
const SHELVES = new Set(['products', 'new-arrivals', 'best-seller', 'product'])

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && '_id' in value && 'countInStock' in value

const productsIn = (data: unknown): Product[] => {
  if (isProduct(data)) return [data]
  if (Array.isArray(data)) return data.flatMap(productsIn)
  if (typeof data !== 'object' || data === null) return []
  if ('pages' in data) return productsIn(data.pages)
  return 'products' in data ? productsIn(data.products) : []
}

/** A product that some list has already loaded: its page shows it at once while the latest state is fetched. */
export const knownProduct = (client: QueryClient, id: string): Product | undefined =>
  client
    .getQueriesData({ predicate: ({ queryKey }) => SHELVES.has(String(queryKey[0])) })
    .flatMap(([, data]) => productsIn(data))
    .find((product) => product._id === id)
