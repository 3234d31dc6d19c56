import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Choice } from '@bartan/contract/products/names'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const MAX_FOUND = 10

/** Products, including drafts, that match a SKU, bar code or name. */
export const goodsQuery = (search: string) =>
  queryOptions({
    queryKey: adminKey('goods', search),
    queryFn: ({ signal }) =>
      call('GET /api/admin/products', { query: { search, limit: String(MAX_FOUND) } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

type Goods = { sku: string; gtin: string | undefined; choice: Choice }

/** What can be received: a product's variants, or the product itself. */
export const goodsOf = ({ sku, gtin, variants }: AdminProduct): Goods[] =>
  variants?.map((variant) => ({ sku: variant.sku, gtin: variant.gtin, choice: variant })) ?? [
    { sku, gtin, choice: {} },
  ]

/** The SKU for a scanned code; the code itself if no product matches. */
export const skuOfCode = (code: string, products: readonly AdminProduct[]): string =>
  products.flatMap(goodsOf).find(({ sku, gtin }) => gtin === code || sku === code)?.sku ?? code
