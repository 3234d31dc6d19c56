import type { AdminProductQuery } from '@bartan/contract/products/admin-schema'
import { refuseBoth } from '#domain/cursor.ts'
import { jsonList, mergeJson } from './json-text.ts'
import type { CatalogIndex } from './index/catalog-index.ts'
import { listAdminProducts } from './index/list-admin-products.ts'
import { productFigures } from './index/product-figures.ts'

type Ports = { catalog: () => Promise<CatalogIndex> }

/**
 * The admin's views of the catalog in memory: their own writes show at once, those of other instances within
 * seconds.
 */
export const adminListService = ({ catalog }: Ports) => ({
  /** Ready JSON text: all 10,000 products can be sent without parsing one. Without a limit there is but one page. */
  list: async ({ limit = Infinity, page: wished, ...query }: AdminProductQuery) => {
    refuseBoth({ cursor: query.cursor, page: wished })
    const index = await catalog()
    const { rows } = index
    const { slots, start, cursorAt } = listAdminProducts(index, query)
    const page = limit === Infinity ? 1 : (wished ?? 1)
    const first = page === 1 ? start : (page - 1) * limit
    const shown = slots.slice(first, first + limit)
    const last = first + limit < slots.length ? shown.at(-1) : undefined
    const texts = shown.map((slot) => {
      const more = mergeJson(rows.detailsJson(slot), JSON.stringify({ sold: rows.sold(slot) }))
      return mergeJson(rows.listJson(slot), more)
    })
    return {
      text: jsonList(texts),
      total: slots.length,
      next: last === undefined ? undefined : cursorAt(last),
      page,
      limit,
    }
  },

  figures: async (limit: number) => productFigures(await catalog(), limit),
})

export type AdminListService = ReturnType<typeof adminListService>
