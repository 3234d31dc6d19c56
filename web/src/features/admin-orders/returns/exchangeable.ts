import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { choiceCombinations } from '@bartan/contract/products/choice-combinations'
import type { Product } from '@bartan/contract/products/schema'
import type { ProductId } from '@bartan/contract/products/product-id'

export type Wanted = { productId: ProductId; size: string; color: string }

export const exchangeableQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('exchangeable', id),
    queryFn: ({ signal }) => call('GET /api/products/:id', { params: { id } }, { signal }),
  })

/** Whether the settings allow sending an exchange before the goods arrive. */
export const exchangeAtOnceQuery = () =>
  queryOptions({
    queryKey: adminKey('exchangeAtOnce'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/settings', {}, { signal })).orders.exchangeAtOnce === true,
  })

/** Variants of a product. Returned units may serve the same exchange, so the server checks the stock. */
export const choicesIn = ({ _id: productId, variants, sizes, colors }: Product): Wanted[] =>
  variants
    ? variants.map(({ size = '', color = '' }) => ({ productId, size, color }))
    : choiceCombinations(sizes, colors).map((choice) => ({ productId, ...choice }))
