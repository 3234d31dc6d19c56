import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'

const PRODUCTS_PAGE = 50

export type ProductsFilter = {
  search: string
  category: string
  stock: string
  sortBy: string
}
export type ProductsPage = { products: AdminProduct[]; total: number; next: string | undefined }

export const productsKey = () => adminKey('products')

/**
 * Page by page, each by the cursor that the one before ends with. It is read again when the list is opened, and not
 * while it is looked at: a row whose stock was changed stays in its place, though the filter would leave it out.
 */
export const productsQuery = (filter: ProductsFilter) =>
  infiniteQueryOptions({
    queryKey: [...productsKey(), filter],
    queryFn: async ({ signal, pageParam: cursor }): Promise<ProductsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/products',
        { query: { ...filter, cursor, limit: String(PRODUCTS_PAGE) } },
        { signal },
      )
      return {
        products: reply,
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Every product: for an export, and to compare a bulk edit with. */
export const allProducts = (): Promise<AdminProduct[]> => call('GET /api/admin/products')
