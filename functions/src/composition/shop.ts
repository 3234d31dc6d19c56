import { callCounts } from '#database/call-counts.ts'
import { sellableProducts } from '#database/repositories/sellable-products.repository.ts'
import { storedReplies } from '#database/stored-replies/stored-replies.ts'
import { withCurrentPrices, STORED_PRICES } from '#domain/stock/with-current-price.ts'
import { contentService } from '#features/content/content.service.ts'
import { grievanceRoutes } from '#features/grievances/grievances.routes.ts'
import { pingDatabase } from '#features/health/health.repository.ts'
import { healthRoutes } from '#features/health/health.routes.ts'
import { healthService } from '#features/health/health.service.ts'
import { imageFiles } from '#features/images/image-files.ts'
import { imagesService } from '#features/images/images.service.ts'
import { resizeImage } from '#features/images/resize-image.ts'
import { liveOffers } from '#features/offers/live-offers.ts'
import { offersRepository } from '#features/offers/offers.repository.ts'
import { ordersContext } from '#features/orders/orders-context.ts'
import { personalDataRoutes } from '#features/personal-data/personal-data.routes.ts'
import { catalogRepository } from '#features/products/catalog.repository.ts'
import { countInCategory } from '#features/products/index/count-facets.ts'
import { productNames } from '#features/products/index/list-products.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import type { ProductsContext } from '#features/products/products-context.ts'
import { productsService } from '#features/products/products.service.ts'
import { goodsCatalogOf } from '#features/products/reading/goods-catalog.ts'
import { unknownWords } from '#features/products/reading/unknown-words.ts'
import { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { retentionRepository } from '#features/retention/retention.repository.ts'
import { retentionService } from '#features/retention/retention.service.ts'
import { reviewsRepository } from '#features/reviews/reviews.repository.ts'
import { reviewRoutes } from '#features/reviews/reviews.routes.ts'
import { reviewsService } from '#features/reviews/reviews.service.ts'
import { searchRoutes } from '#features/searches/searches.routes.ts'
import { seoService } from '#features/seo/seo.service.ts'
import { settingsService } from '#features/settings/settings.service.ts'
import { emailConfirmation } from '#features/users/email/email-confirmation.ts'
import { eraseAccount } from '#features/users/erasing/erase-account.ts'
import { usersContext } from '#features/users/users-context.ts'
import { userRoutes } from '#features/users/users.routes.ts'
import { usersService } from '#features/users/users.service.ts'
import { vitalsRepository } from '#features/vitals/vitals.repository.ts'
import { vitalsRoutes } from '#features/vitals/vitals.routes.ts'
import { vitalsService } from '#features/vitals/vitals.service.ts'
import { whatsappMessagesRepository } from '#features/whatsapp/whatsapp-messages.repository.ts'
import { whatsappRoutes } from '#features/whatsapp/whatsapp.routes.ts'
import { whatsappService } from '#features/whatsapp/whatsapp.service.ts'
import { wishlistRoutes } from '#features/wishlist/wishlist.routes.ts'
import type { Config } from '#platform/config.ts'
import { appCheckOf } from '#platform/firebase/app-check.ts'
import { publicInternet } from '#platform/outside/public-addresses.ts'
import { connectAdmin } from './connect-admin.ts'
import { connectMailing } from './connect-mailing.ts'
import { connectOrders } from './connect-orders.ts'
import { connectPages } from './connect-pages.ts'
import { connectTill } from './connect-till.ts'
import { currentPrices } from './current-prices.ts'
import { knownProducts } from './known-products.ts'
import { openServices, type Dependencies } from './open-services.ts'

/** Beside the bundle: functions/build.ts copies the web's server build there. */
const WEB_PAGES = new URL('./pages/', import.meta.url)

/** Connects services, repositories and platform. Nothing is opened before its first use. */
// oxlint-disable-next-line max-lines-per-function -- one line or two for each part that is joined
export const connectShop = (config: Config, dependencies: Dependencies) => {
  const { clock, webPages = WEB_PAGES, network = publicInternet } = dependencies
  const { observing, mirror, connect, accounts, storage } = openServices(config, dependencies)
  const { log, observer } = observing
  const { siteUrl, catalogMaxStaleMs: maxStaleMs } = config
  const settings = () => mirror.current()
  const live = liveOffers({ load: offersRepository(connect).live, maxStaleMs, clock, log })
  const pricing = currentPrices(live.sales, { settings, clock })
  const catalog = new CatalogReplica(catalogRepository(connect), {
    maxStaleMs,
    clock,
    log,
    pricing,
  })
  const context: ProductsContext = {
    config,
    siteUrl,
    connect,
    accounts,
    storage,
    settings,
    pricing,
    catalog,
    // After a write that only takes stock, `catalog.productsChanged` is enough.
    productsChanged: async (ids) => {
      await catalog.productsChanged(ids)
      if (ids.length > 0) await mailing.backInStock.answerRequests()
    },
    countCall: callCounts(connect).countCall,
    namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
    clock,
    log,
  }
  const ordering = ordersContext(context)
  const userContext = usersContext(context)
  const email = emailConfirmation(userContext)
  const mailing = connectMailing(context, email, catalog)
  const images = imagesService(context, reviewsRepository(connect).isHidden)
  const files = imageFiles(context, images.forget)
  const stored = sellableProducts(connect)
  const readProducts = async (ids: string[]) =>
    withCurrentPrices(await stored(ids), ids.length > 0 ? await pricing() : STORED_PRICES)
  const known = knownProducts(() => catalog.current(), readProducts)
  const till = connectTill(context, { live, readProducts, known })
  const seo = seoService(context, async (rule) =>
    slotsOfRule(await catalog.current(), rule).count(),
  )
  const products = productsService(context, seo.ruledCollection)
  const ownSettings = settingsService(context, {
    mirror,
    countInCategory: async (category) => {
      await catalog.refresh()
      return countInCategory(await catalog.withDrafts(), category)
    },
  })
  const content = contentService(context)
  const reviews = reviewsService(context, {
    pictures: { resize: resizeImage, write: files.write, discard: files.discard },
    isProduct: async (id) => (await known([id])).has(id),
    reviewed: products.reviewed,
    starsChanged: (ids) => catalog.productsChanged(ids),
  })
  const erasing = eraseAccount(userContext, {
    reviewsChanged: reviews.changed,
    removePhotos: ordering.photos.removeOfCustomer,
    removeReviewPhotos: files.discard,
  })
  const users = usersService(userContext, { emailConfirmation: email, erasing })
  const { links, ...buying } = connectOrders(ordering, whatsappMessagesRepository(connect).ofOrder)
  const whatsapp = whatsappService(context, links.answerMessage)
  const { routes: pageRoutes, ...pages } = connectPages(context, {
    products,
    seo,
    images,
    sales: live.sales,
    settings: ownSettings,
    content,
    webPages,
    observer,
  })
  const { routes: adminRoutes, ...admin } = connectAdmin(ordering, userContext, {
    settings: ownSettings,
    content,
    catalog,
    createOffer: till.createOffer,
    files,
    email,
    erasing,
    network,
    unreadable: observing.unreadable,
  })
  const health = healthService({
    database: pingDatabase(connect),
    accounts: accounts.ping,
    pictures: async () => void (await storage.read('health/check')),
  })

  return {
    ...observing,
    ...context,
    context,
    answers: storedReplies(connect),
    verifyApp: appCheckOf(config).verify,
    users,
    ...pages,
    ...mailing,
    links,
    whatsapp,
    images,
    admin: { ...admin, createOffer: till.createOffer },
    retention: retentionService({
      ...retentionRepository(connect, {
        lastUsed: accounts.lastUsed,
        erase: (id) => erasing.erase(id),
        removePhoto: ordering.photos.remove,
      }),
      settings,
      clock,
      log,
    }),
    routes: [
      ...pageRoutes,
      ...mailing.routes,
      ...wishlistRoutes(context, { listText: products.listText, existing: known }),
      ...reviewRoutes(reviews),
      ...userRoutes(users, { isSecure: siteUrl.startsWith('https:') }),
      ...personalDataRoutes(context),
      ...till.routes,
      ...buying.routes,
      ...grievanceRoutes(context),
      ...vitalsRoutes(vitalsService({ vitals: vitalsRepository(connect), clock, log })),
      ...searchRoutes(context, {
        found: products.found,
        spellings: products.spellings,
        unknownWords: async (said) => unknownWords(said, goodsCatalogOf(await catalog.current())),
        synonyms: async () => (await ownSettings.open()).synonyms,
        addSynonym: ownSettings.addSynonym,
      }),
      ...adminRoutes,
      ...whatsappRoutes(whatsapp),
      ...healthRoutes(health, { trustedProxies: config.trustedProxies, log }),
    ],
  }
}

export type Shop = ReturnType<typeof connectShop>
