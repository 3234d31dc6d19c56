import type {
  AdminProductQuery,
  IncompleteQuery,
  EditedProduct,
} from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import { scarcestStock } from '@bartan/contract/products/variants'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { refuseBoth } from '#domain/cursor.ts'
import { withBuying } from './buying.ts'
import { planBulk } from './editing/bulk-plan/plan-bulk.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import type { Catalog } from './index/catalog.ts'
import { countRates } from './index/count-rates.ts'
import { listAdminProducts } from './index/list-admin-products.ts'
import { countIncomplete, listIncomplete } from './index/list-incomplete.ts'
import { mergeJson } from './json-text.ts'
import type { ProductsContext } from './products-context.ts'

/** Products as they are stored, by the key of their own SKU; drafts, too. */
const productsBySku = (
  { published, drafts }: Catalog,
  keys: ReadonlySet<string>,
): Map<string, EditedProduct> => {
  // Bounded by the keys.
  const found = new Map<string, EditedProduct>()
  for (const { rows } of [published, drafts])
    for (const slot of rows.slots()) {
      const [own = ''] = rows.skus(slot).split('\n', 1)
      const key = skuKey(own)
      if (keys.has(key)) found.set(key, withBuying(rows.storedProduct(slot), rows.buying(slot)))
    }
  return found
}

/** The dashboard's product figures from memory. */
const productFigures = ({ orders, rows }: CatalogIndex) => ({
  count: rows.size,
  lowStockCount: [...orders.popularity.slots].filter(
    (slot) => scarcestStock(rows.product(slot)) <= LOW_STOCK,
  ).length,
})

/** The admin's views of the catalog in memory: own writes show at once, those of other instances within seconds. */
export const adminListService = ({ catalog, clock }: ProductsContext) => ({
  /** Products as JSON texts: all 10,000 can be sent without parsing any. Without a limit there is one page. */
  list: async ({ limit = Infinity, page: wished, ...query }: AdminProductQuery) => {
    refuseBoth({ cursor: query.cursor, page: wished })
    const { rows, start, cursorAt } = listAdminProducts(await catalog.withDrafts(), query)
    const page = limit === Infinity ? 1 : (wished ?? 1)
    const first = page === 1 ? start : (page - 1) * limit
    const shown = rows.slice(first, first + limit)
    const last = first + limit < rows.length ? shown.at(-1) : undefined
    const list = shown.map(({ index, slot }) => {
      const { storedJson, sold, buying, storedProduct } = index.rows
      const facts = buying(slot)
      // Inserted into the JSON text, if a variant has its own.
      const text = facts?.variants
        ? JSON.stringify(withBuying(storedProduct(slot), facts))
        : mergeJson(storedJson(slot), JSON.stringify(facts ?? {}))
      return mergeJson(text, JSON.stringify({ sold: sold(slot) }))
    })
    return {
      list,
      total: rows.length,
      next: last === undefined ? undefined : cursorAt(last),
      page,
      limit,
    }
  },

  /** Published ones first. */
  incomplete: async (query: IncompleteQuery) => {
    refuseBoth(query)
    return listIncomplete(await catalog.withDrafts(), query)
  },

  rates: async (change: { rate?: number | undefined; to?: number | undefined }) =>
    countRates(await catalog.withDrafts(), dayOf(clock.now()), change),

  countIncomplete: async (asked: Pick<IncompleteQuery, 'tax'>) =>
    countIncomplete(await catalog.withDrafts(), asked),

  planTable: planBulk(async (keys) => productsBySku(await catalog.withDrafts(), keys)),

  figures: async () => productFigures((await catalog.withDrafts()).published),
})

export type AdminListService = ReturnType<typeof adminListService>
