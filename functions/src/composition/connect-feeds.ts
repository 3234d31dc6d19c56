import type { Sale } from '@bartan/contract/offers/offer'
import { feedsService } from '#features/feeds/feeds.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { ShopContext } from '../shop-context.ts'

type Others = { catalog: CatalogReplica; sales: () => Promise<readonly Sale[]> }

/** Connects the product feeds to the catalog in memory, with products as shoppers see them. */
export const connectFeeds = ({ settings, siteUrl }: ShopContext, { catalog, sales }: Others) =>
  feedsService({
    catalog: async () => {
      const { version, rows, live, orders } = await catalog.current()
      return {
        version,
        products: function* () {
          // Other calls run while a feed is made, and may delete a product.
          for (const slot of orders.default.slots.slice())
            if (live.has(slot)) yield rows.product(slot)
        },
      }
    },
    settings,
    sales,
    siteUrl,
  })
