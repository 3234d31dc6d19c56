import { settingsRoutes } from '#features/settings/settings.routes.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { pagesService } from '#features/pages/pages.service.ts'
import { contentRoutes } from '#features/content/content.routes.ts'
import type { ContentService } from '#features/content/content.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { productRoutes } from '#features/products/products.routes.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import { answerCalls } from '#http/framework/answer-call.ts'
import type { Clock } from '#platform/clock.ts'
import { webPagesIn } from '#platform/web-pages.ts'

type Parts = {
  catalog: CatalogReplica
  products: ProductsService
  settings: SettingsService
  content: ContentService
  /** The folder of the web's server build. */
  folder: URL
  clock: Clock
}

/** Joins the page renderer: the web's server build, over the catalog's calls. */
export const connectPages = ({ catalog, products, settings, content, folder, clock }: Parts) =>
  pagesService({
    catalog: async () => {
      const { version, rows, orders } = await catalog.current()
      return {
        version,
        products: function* () {
          for (const slot of orders.default.slots) yield rows.product(slot)
        },
      }
    },
    settings: settings.current,
    contentVersion: content.version,
    web: webPagesIn(folder),
    answer: answerCalls([
      ...productRoutes(products),
      ...settingsRoutes(settings),
      ...contentRoutes(content),
    ]),
    now: () => clock.now().getTime(),
  })
