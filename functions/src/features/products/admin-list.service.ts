import type { AdminProductQuery } from '@bartan/contract/admin-product'
import type { CatalogueIndex } from './index/catalogue-index.ts'
import { listAdminProducts } from './index/list-admin-products.ts'
import { productFigures } from './index/product-figures.ts'

type Ports = { catalogue: () => Promise<CatalogueIndex> }

/**
 * The admin's views of the catalogue in memory: their own writes show at once, those of other instances within
 * seconds.
 */
export const adminListService = ({ catalogue }: Ports) => ({
  /** Ready JSON text: all 10,000 products can be sent without parsing one. */
  list: async ({ limit, page = 1, ...query }: AdminProductQuery) => {
    const index = await catalogue()
    const { rows } = index
    const slots = listAdminProducts(index, query)
    const shown = limit === undefined ? slots : slots.slice((page - 1) * limit, page * limit)
    const texts = shown.map((slot) => `${rows.wire(slot).slice(0, -1)},"sold":${rows.sold(slot)}}`)
    return { text: `[${texts.join(',')}]`, total: slots.length }
  },

  figures: async (limit: number) => productFigures(await catalogue(), limit),
})

export type AdminListService = ReturnType<typeof adminListService>
