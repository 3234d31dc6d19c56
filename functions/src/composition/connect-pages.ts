import { settingsRoutes } from '#features/settings/settings.routes.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { iconsService } from '#features/icons/icons.service.ts'
import type { ImagesService } from '#features/images/images.service.ts'
import { pagesService } from '#features/pages/pages.service.ts'
import { contentRoutes } from '#features/content/content.routes.ts'
import type { ContentService } from '#features/content/content.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { productRoutes } from '#features/products/products.routes.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import { answerCalls } from '#http/framework/answer-call.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import type { Clock } from '#platform/clock.ts'
import { observed } from '#platform/observing/observer.ts'
import type { Observer } from '#platform/observing/observer.ts'
import { webPagesIn } from '#platform/web-pages.ts'

type Parts = {
  catalog: CatalogReplica
  products: ProductsService
  settings: SettingsService
  content: ContentService
  images: ImagesService
  /** The folder of the web's server build. */
  webPages: URL
  observer: Observer
  clock: Clock
}

/** Joins the page renderer: the web's server build, over the catalog's calls; and the icons, which are drawn from it. */
export const connectPages = (parts: Parts) => {
  const { catalog, products, settings, content, images, webPages, observer, clock } = parts
  const web = webPagesIn(webPages)
  const pages = pagesService({
    catalog: async () => {
      const { version, rows, orders, facets, live } = await catalog.current()
      return {
        version,
        collections: facets.collection.counts(live).map(({ value }) => value),
        size: rows.size,
        products: (from, to) => Array.from(orders.default.slots.subarray(from, to), rows.product),
      }
    },
    settings: settings.current,
    contentVersion: content.version,
    web,
    answer: answerCalls([
      ...productRoutes(products),
      ...settingsRoutes(settings),
      ...contentRoutes(content),
    ]),
    etagOf,
    now: () => clock.now().getTime(),
  })
  const icons = iconsService({
    settings: settings.current,
    favicon: async (accent) => (await web()).server.iconOf(accent),
    image: images.read,
    etagOf,
  })
  return { pages: observed(pages, { name: 'Pages', ...observer }), icons }
}
