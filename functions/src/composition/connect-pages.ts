import type { Sale } from '@bartan/contract/offers/offer'
import { collectionKey } from '@bartan/contract/seo/rules'
import { listedProduct } from '#domain/listed-product.ts'
import { contentRoutes } from '#features/content/content.routes.ts'
import type { ContentService } from '#features/content/content.service.ts'
import { iconsService } from '#features/icons/icons.service.ts'
import type { ImagesService } from '#features/images/images.service.ts'
import { pagesService } from '#features/pages/pages.service.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import { productRoutes } from '#features/products/products.routes.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { pageHeadRoutes } from '#features/seo/seo.routes.ts'
import type { SeoService } from '#features/seo/seo.service.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import { shareService } from '#features/share/share.service.ts'
import { answerCalls } from '#http/framework/answer-call.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { observeService, type Observer } from '#platform/observing/observer.ts'
import { webPagesIn } from '#platform/web-pages.ts'
import type { ShopContext } from '../shop-context.ts'
import { connectFeeds } from './connect-feeds.ts'

type Others = {
  catalog: CatalogReplica
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
export const connectPages = (context: ShopContext, others: Others) => {
  const { clock } = context
  const { catalog, products, seo, sales, content, images, webPages, observer } = others
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
    settings: context.settings,
    contentVersion: content.version,
    web,
    answer: answerCalls([
      ...productRoutes(products),
      ...settingsRoutes(others.settings),
      ...contentRoutes(content),
      ...pageHeadRoutes(seo),
    ]),
    now: () => clock.now().getTime(),
  })
  const icons = iconsService({
    settings: context.settings,
    favicon: async (accent) => (await web()).server.iconOf(accent),
    image: images.read,
    etagOf,
  })
  const share = shareService({
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
    settings: context.settings,
    favicon: async (accent) => (await web()).server.iconOf(accent),
    image: images.read,
    etagOf,
  })
  return {
    share,
    pages: observeService(pages, { name: 'Pages', ...observer }),
    icons,
    feeds: connectFeeds(context, { catalog, sales }),
  }
}
