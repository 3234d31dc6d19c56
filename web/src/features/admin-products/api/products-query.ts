import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const PRODUCTS_PAGE = 50

export type ProductsFilter = {
  search: string
  category: string
  stock: string
  state: string
  sortBy: string
}

export const productsKey = () => adminKey('products')

export const productsQuery = (filter: ProductsFilter) =>
  adminListQuery([...productsKey(), filter], (cursor, signal) =>
    callWithHeaders(
      'GET /api/admin/products',
      { query: { ...filter, cursor, limit: String(PRODUCTS_PAGE) } },
      { signal },
    ),
  )

/** All products, for an export and for comparison with a bulk edit. */
export const allProducts = (): Promise<AdminProduct[]> => call('GET /api/admin/products')
