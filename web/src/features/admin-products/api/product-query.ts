import type { Product } from '@bartan/contract/products/schema'
import { queryOptions } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { changePages } from '#lib/api/change-queries.ts'
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
    .getQueriesData<InfiniteData<ProductsPage>>({ queryKey: productsKey() })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ products }) => products)
    .find(({ _id }) => _id === id)

/** Applies a change to every page of the list that contains the product. */
export const patchListed = (client: QueryClient, id: string, change: Partial<Product>): void => {
  changePages<ProductsPage>(client, productsKey(), (page) => ({
    ...page,
    products: page.products.map((product) =>
      product._id === id ? { ...product, ...change } : product,
    ),
  }))
}

/** Takes a deleted product out of the lists; the other rows stay where they are. */
export const dropListed = (client: QueryClient, id: string): void => {
  changePages<ProductsPage>(client, productsKey(), (page) => {
    const products = page.products.filter((product) => product._id !== id)
    return { ...page, products, total: page.total - (page.products.length - products.length) }
  })
}

/** After a product was written, everything that shows products, in the shop as well, must be read again. */
export const forgetProducts = (client: QueryClient): Promise<void> => client.invalidateQueries()
