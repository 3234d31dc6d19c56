import type { Sale } from '@bartan/contract/offers/offer'
import { collectionKey } from '@bartan/contract/seo/rules'
import { listedProduct } from '#domain/listed-product.ts'
import { contentRoutes } from '#features/content/content.routes.ts'
import type { ContentService } from '#features/content/content.service.ts'
import { feedUseCases } from '#features/feeds/feeds.routes.ts'
import { serveIcons } from '#features/icons/icons.routes.ts'
import type { ImagesService } from '#features/images/images.service.ts'
import { pagesService } from '#features/pages/pages.service.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import type { ProductsContext } from '#features/products/products-context.ts'
import { productRoutes } from '#features/products/products.routes.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import { pageHeadRoutes, seoRoutes } from '#features/seo/seo.routes.ts'
import type { SeoService } from '#features/seo/seo.service.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { serveShare } from '#features/share/share.routes.ts'
import { answerCalls } from '#http/framework/answer-call.ts'
import { observeService, type Observer } from '#platform/observing/observer.ts'
import { webPagesIn } from '#platform/web-pages.ts'

type Others = {
  products: ProductsService
  seo: SeoService
  settings: SettingsService
  content: ContentService
  images: ImagesService
  sales: () => Promise<readonly Sale[]>
  /** The folder of the web's server build. */
  webPages: URL
  observer: Observer
}

/** Products of a list among which the pictures for its preview are looked for: one page. */
const LOOKED_AT = 24

/**
 * Connects what crawlers read: pages (rendered by the web's server build from the catalog's calls), icons drawn by it,
 * and feeds.
 */
export const connectPages = (context: ProductsContext, others: Others) => {
  const { catalog, settings, clock } = context
  const { products, seo, sales, content, images, webPages, observer } = others
  /** Rendered from them, too. */
  const routes = [
    ...productRoutes(products),
    ...settingsRoutes(others.settings),
    ...contentRoutes(content),
    ...pageHeadRoutes(seo),
  ]
  const web = webPagesIn(webPages)
  const pages = pagesService({
    catalog: async () => {
      const [index, known] = await Promise.all([catalog.current(), seo.current()])
      const { version, listedVersion, rows, orders, facets, live, handles } = index
      const isMade = (name: string) => known.byCollection.has(collectionKey(name))
      return {
        version: `${version} ${known.version}`,
        listedVersion: `${listedVersion} ${known.version}`,
        collections: () => {
          const made = known.collections.filter(({ rule }) => slotsOfRule(index, rule).count() > 0)
          const named = facets.collection.counts(live).map(({ value }) => value)
          return [...named.filter((name) => !isMade(name)), ...made.map(({ slug }) => slug)]
        },
        hasCategory: (name) => facets.category.keysOf([name]).length > 0,
        size: rows.size,
        isProduct: (id) => rows.slotOf(id) !== undefined,
        productOf: (handle) => handles.find(handle),
        hasCollection: (name) => isMade(name) || facets.collection.keysOf([name]).length > 0,
        products: (from, to) =>
          Array.from(orders.default.slots.subarray(from, to), (slot) =>
            listedProduct(rows.product(slot)),
          ),
      }
    },
    settings,
    contentVersion: content.version,
    web,
    answer: answerCalls(routes),
    now: () => clock.now().getTime(),
  })
  const drawn = {
    favicon: async (accent: string) => (await web()).server.iconOf(accent),
    image: images.read,
  }
  const feeds = feedUseCases(context, {
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
    sales,
  })
  return {
    pages: observeService(pages, { name: 'Pages', ...observer }),
    icons: serveIcons(context, drawn),
    feeds: feeds.router,
    share: serveShare(context, {
      ...drawn,
      product: async (id) => {
        const { rows } = await catalog.current()
        const slot = rows.slotOf(id)
        return slot === undefined ? undefined : rows.product(slot)
      },
      collection: async (name, category) => ({
        picture: (await seo.current()).byCollection.get(collectionKey(name))?.picture,
        products: await products.first(
          { collection: name, ...(category && { category: category.split(',') }) },
          LOOKED_AT,
        ),
      }),
    }),
    routes: [...routes, ...seoRoutes(seo), ...feeds.routes],
  }
}
