import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import type { Product } from '@bartan/contract/products/schema'
import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { dropRow, patchRow, type ListPart } from '#lib/api/admin-list.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { productsKey } from './products-query.ts'

export const readProduct = (id: string, signal?: AbortSignal): Promise<EditedProduct> =>
  call('GET /api/admin/products/:id', { params: { id } }, { signal })

/**
 * The product for the edit form. Each visit reads it again through the admins' call, which no CDN caches: a form with
 * old values would write them back.
 */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('product', id),
    queryFn: ({ signal }) => readProduct(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

/** The product from any cached list. */
export const listedProduct = (client: QueryClient, id: string): EditedProduct | undefined =>
  client
    .getQueriesData<InfiniteData<ListPart<EditedProduct>>>({ queryKey: productsKey() })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .find(({ _id }) => _id === id)

export const patchListed = (client: QueryClient, id: string, change: Partial<Product>): void =>
  patchRow<Product>(client, productsKey(), id, change)

export const dropListed = (client: QueryClient, id: string): void =>
  dropRow(client, productsKey(), id)

/** Invalidates everything that shows products, in the shop as well. */
export const forgetProducts = (client: QueryClient): Promise<void> => client.invalidateQueries()
