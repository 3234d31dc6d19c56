import { feedsService } from '#features/feeds/feeds.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { Sale } from '@bartan/contract/offers/offer'
import type { SettingsService } from '#features/settings/settings.service.ts'
import type { Config } from '#platform/config.ts'

type Parts = {
  config: Pick<Config, 'siteUrl'>
  catalog: CatalogReplica
  settings: Pick<SettingsService, 'current'>
  sales: () => Promise<readonly Sale[]>
}

/** Joins the feeds: over the catalog in memory, whose products are as shoppers are told of them. */
export const connectFeeds = ({ config, catalog, settings, sales }: Parts) =>
  feedsService({
    catalog: async () => {
      const { version, rows, live, orders } = await catalog.current()
      return {
        version,
        products: function* () {
          // A feed is made while other calls are answered, and a product may go meanwhile.
          for (const slot of orders.default.slots.slice())
            if (live.has(slot)) yield rows.product(slot)
        },
      }
    },
    settings: settings.current,
    sales,
    siteUrl: config.siteUrl,
  })
