import type { Sale } from '@bartan/contract/offers/offer'
import { feedsService } from '#features/feeds/feeds.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import type { Config } from '#platform/config.ts'

type Parts = {
  config: Pick<Config, 'siteUrl'>
  catalog: CatalogReplica
  settings: Pick<SettingsService, 'current'>
  sales: () => Promise<readonly Sale[]>
}

/** Connects the product feeds to the catalog in memory, with products as shoppers see them. */
export const connectFeeds = ({ config, catalog, settings, sales }: Parts) =>
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
    settings: settings.current,
    sales,
    siteUrl: config.siteUrl,
  })
