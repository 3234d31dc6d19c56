import type { AdminProductQuery, IncompleteQuery } from '@bartan/contract/products/admin-schema'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { refuseBoth } from '#domain/cursor.ts'
import type { Clock } from '#platform/clock.ts'
import { withBuying } from './buying.ts'
import { planBulk } from './editing/bulk-plan/plan-bulk.ts'
import type { Catalog } from './index/catalog.ts'
import { countRates } from './index/count-rates.ts'
import { listAdminProducts } from './index/list-admin-products.ts'
import { countIncomplete, listIncomplete } from './index/list-incomplete.ts'
import { productFigures } from './index/product-figures.ts'
import { productsBySku } from './index/products-by-sku.ts'
import { mergeJson } from './json-text.ts'

type Ports = { catalog: () => Promise<Catalog>; clock: Clock }

/** The admin's views of the catalog in memory: own writes show at once, those of other instances within seconds. */
export const adminListService = ({ catalog, clock }: Ports) => ({
  /** Products as JSON texts: all 10,000 can be sent without parsing any. Without a limit there is one page. */
  list: async ({ limit = Infinity, page: wished, ...query }: AdminProductQuery) => {
    refuseBoth({ cursor: query.cursor, page: wished })
    const { rows, start, cursorAt } = listAdminProducts(await catalog(), query)
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
    return listIncomplete(await catalog(), query)
  },

  rates: async (change: { rate?: number | undefined; to?: number | undefined }) =>
    countRates(await catalog(), dayOf(clock.now()), change),

  countIncomplete: async (asked: Pick<IncompleteQuery, 'tax'>) =>
    countIncomplete(await catalog(), asked),

  planTable: planBulk(async (keys) => productsBySku(await catalog(), keys)),

  figures: async () => productFigures((await catalog()).published),
})

export type AdminListService = ReturnType<typeof adminListService>
