import type { AdminProduct } from '@bartan/contract/admin-product'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '../../../lib/admin-key.ts'
import { call, callWithHeaders } from '../../../lib/api-client.ts'

export const PRODUCTS_PAGE = 50

export type ProductsFilter = {
  search: string
  category: string
  stock: string
  sortBy: string
  page: number
}
export type ProductsPage = { products: AdminProduct[]; total: number }

export const productsKey = () => adminKey('products')

export const productsQuery = ({ search, category, stock, sortBy, page }: ProductsFilter) =>
  queryOptions({
    queryKey: [...productsKey(), { search, category, stock, sortBy, page }],
    queryFn: async ({ signal }): Promise<ProductsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/products',
        {
          query: {
            search,
            category,
            stock,
            sortBy,
            page: String(page),
            limit: String(PRODUCTS_PAGE),
          },
        },
        { signal },
      )
      return { products: reply, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })

/** Every product: for an export, and to compare a bulk edit with. */
export const allProducts = (): Promise<AdminProduct[]> => call('GET /api/admin/products')
