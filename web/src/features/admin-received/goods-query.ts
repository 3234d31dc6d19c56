import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Choice } from '@bartan/contract/products/names'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const MAX_FOUND = 10

/** Products, drafts too, that match a SKU, a bar code's number or a name. */
export const goodsQuery = (search: string) =>
  queryOptions({
    queryKey: adminKey('goods', search),
    queryFn: ({ signal }) =>
      call('GET /api/admin/products', { query: { search, limit: String(MAX_FOUND) } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

type Goods = { sku: string; gtin: string | undefined; choice: Choice }

/** What can be received of a product: its variants, or itself. */
export const goodsOf = ({ sku, gtin, variants }: AdminProduct): Goods[] =>
  variants?.map((variant) => ({ sku: variant.sku, gtin: variant.gtin, choice: variant })) ?? [
    { sku, gtin, choice: {} },
  ]

/** The SKU that a scanned code stands for; the code itself where it is of none of these. */
export const skuOfCode = (code: string, products: readonly AdminProduct[]): string =>
  products.flatMap(goodsOf).find(({ sku, gtin }) => gtin === code || sku === code)?.sku ?? code
