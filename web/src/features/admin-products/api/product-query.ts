import type { Product } from '@bartan/contract/product'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { adminKey } from '../../../lib/admin-key.ts'
import { call } from '../../../lib/api-client.ts'
import { productsKey } from './products-query.ts'
import type { ProductsPage } from './products-query.ts'

/**
 * The product that a form edits. Each visit reads it afresh, through the admins' own call, which no CDN caches: a
 * form filled with old values would write them back.
 */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('product', id),
    queryFn: ({ signal }): Promise<Product> =>
      call('GET /api/admin/products/:id', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** The product as some page of the list has it. */
export const listedProduct = (client: QueryClient, id: string): Product | undefined =>
  client
    .getQueriesData<ProductsPage>({ queryKey: productsKey() })
    .flatMap(([, page]) => page?.products ?? [])
    .find(({ _id }) => _id === id)

/** Applies a change to every page of the list that contains the product. */
export const patchListed = (client: QueryClient, id: string, change: Partial<Product>): void => {
  client.setQueriesData<ProductsPage>({ queryKey: productsKey() }, (page) =>
    page
      ? {
          ...page,
          products: page.products.map((product) =>
            product._id === id ? { ...product, ...change } : product,
          ),
        }
      : page,
  )
}

/** After a product was written, everything that shows products, in the shop as well, must be read again. */
export const forgetProducts = (client: QueryClient): Promise<void> => client.invalidateQueries()
