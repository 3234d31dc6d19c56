import type { Settings } from 'firebase-admin/firestore'
import { callCounts } from '#database/call-counts.ts'
import { firestoreOf, type Connect } from '#database/connect.ts'
import { storedReplies } from '#database/stored-replies/stored-replies.ts'
import { sellableProducts } from '#domain/stock/sellable-products.repository.ts'
import { withCurrentPrices, STORED_PRICES } from '#domain/stock/with-current-price.ts'
import { contentService } from '#features/content/content.service.ts'
import { grievancesService } from '#features/grievances/grievances.service.ts'
import { pingDatabase } from '#features/health/health.repository.ts'
import { healthService } from '#features/health/health.service.ts'
import { resizeImage } from '#features/images/resize-image.ts'
import { liveOffers } from '#features/offers/live-offers.ts'
import { offersRepository } from '#features/offers/offers.repository.ts'
import { ordersContext } from '#features/orders/orders-context.ts'
import { personalDataService } from '#features/personal-data/personal-data.service.ts'
import { catalogRepository } from '#features/products/catalog.repository.ts'
import { countInCategory } from '#features/products/index/count-facets.ts'
import { productNames } from '#features/products/index/list-products.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import { productsService } from '#features/products/products.service.ts'
import { goodsCatalogOf } from '#features/products/reading/goods-catalog.ts'
import { unknownWords } from '#features/products/reading/unknown-words.ts'
import { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { retentionRepository } from '#features/retention/retention.repository.ts'
import { retentionService } from '#features/retention/retention.service.ts'
import { reviewsService } from '#features/reviews/reviews.service.ts'
import { searchesService } from '#features/searches/searches.service.ts'
import { seoService } from '#features/seo/seo.service.ts'
import { settingsService } from '#features/settings/settings.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import { credentialsRepository } from '#features/users/passwords/credentials.repository.ts'
import { vitalsRepository } from '#features/vitals/vitals.repository.ts'
import { vitalsService } from '#features/vitals/vitals.service.ts'
import { whatsappMessagesRepository } from '#features/whatsapp/whatsapp-messages.repository.ts'
import { whatsappService } from '#features/whatsapp/whatsapp.service.ts'
import { wishlistService } from '#features/wishlist/wishlist.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { accountsOf, type Accounts } from '#platform/firebase/accounts.ts'
import { appCheckOf } from '#platform/firebase/app-check.ts'
import { imageStoreOf, type ImageStore } from '#platform/firebase/image-store.ts'
import { logWithoutTokens } from '#platform/log-without-tokens.ts'
import type { Log } from '#platform/log.ts'
import { observeService, observerOf } from '#platform/observing/observer.ts'
import { tracerOf } from '#platform/observing/tracer.ts'
import { unreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import { publicInternet, type Network } from '#platform/outside/public-addresses.ts'
import type { ShopContext } from '../shop-context.ts'
import { connectAdmin } from './connect-admin.ts'
import { connectMailing } from './connect-mailing.ts'
import { connectOffers } from './connect-offers.ts'
import { connectOrders } from './connect-orders.ts'
import { connectPages } from './connect-pages.ts'
import { connectPictures } from './connect-pictures.ts'
import { connectTill } from './connect-till.ts'
import { connectErasing, connectUsers } from './connect-users.ts'
import { currentPrices } from './current-prices.ts'
import { knownProducts } from './known-products.ts'
import { mirrorSettings } from './mirror-settings.ts'

/** Beside the bundle: functions/build.ts copies the web's server build there. */
const WEB_PAGES = new URL('./pages/', import.meta.url)

const replicaOptions = ({ catalogMaxStaleMs }: Config) => ({ maxStaleMs: catalogMaxStaleMs })

/** What tests and a simulation of the shop replace; by default the project's accounts and pictures. */
type Dependencies = {
  clock: Clock
  log: Log
  webPages?: URL
  /** Settings of the Firestore client, added to the shop's own. */
  firestore?: Settings
  accounts?: Accounts
  pictures?: ImageStore
  /** Fetches the pictures of imports; by default from the public internet. */
  network?: Network
}

const connectHealth = (connect: Connect, accounts: Accounts, images: ImageStore) =>
  healthService({
    database: pingDatabase(connect),
    accounts: accounts.ping,
    pictures: async () => void (await images.read('health/check')),
  })

/** The services outside the function, whose calls the observer measures. */
const openServices = (
  config: Config,
  { log: unguarded, firestore, accounts, pictures }: Dependencies,
) => {
  const log = logWithoutTokens(unguarded)
  const observer = observerOf(log, tracerOf(config, log))
  return {
    observing: { log, observer, unreadable: unreadableDocuments(log) },
    open: firestoreOf(config, { observer, ...(firestore && { settings: firestore }) }),
    accounts: observeService(accounts ?? accountsOf(config), {
      name: 'Authentication',
      ...observer,
    }),
    imageStore: observeService(pictures ?? imageStoreOf(config), { name: 'Storage', ...observer }),
  }
}

/** Connects services, repositories and platform. Nothing is opened before its first use. */
// oxlint-disable-next-line max-lines-per-function -- one line or two for each part that is joined
export const connectShop = (config: Config, dependencies: Dependencies) => {
  const { clock, webPages = WEB_PAGES, network = publicInternet } = dependencies
  const { observing, open, accounts, imageStore } = openServices(config, dependencies)
  const { log, observer } = observing
  const { mirror, connect } = mirrorSettings(open, { config, clock, log })
  const current = () => mirror.current()
  const transact = accountTransactions(connect)
  const credentials = { ...credentialsRepository(connect), ...credentialChanges(transact) }
  const { images, files } = connectPictures(connect, imageStore, { clock, log })
  const source = catalogRepository(connect)
  const live = liveOffers({
    load: offersRepository(connect).live,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  const { sales } = live
  const pricing = currentPrices({ sales, settings: current, clock })
  const catalog = new CatalogReplica(source, { ...replicaOptions(config), clock, log, pricing })
  const { countCall } = callCounts(connect)
  /** After a write that only takes stock, `catalog.productsChanged` is enough. */
  const productsChanged = async (ids: string[]) => {
    await catalog.productsChanged(ids)
    if (ids.length > 0) await mailing.backInStock.answerRequests()
  }
  const context: ShopContext = {
    config,
    siteUrl: config.siteUrl,
    connect,
    storage: imageStore,
    settings: current,
    pricing,
    productsChanged,
    countCall,
    namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
    clock,
    log,
  }
  const mailing = connectMailing(context)
  const stored = sellableProducts(connect)
  const readProducts = async (ids: string[]) =>
    withCurrentPrices(await stored(ids), ids.length > 0 ? await pricing() : STORED_PRICES)
  const known = knownProducts(() => catalog.current(), readProducts)
  const till = connectTill(context, { live, catalog, readProducts, known })
  const seo = seoService(context, async (rule) =>
    slotsOfRule(await catalog.current(), rule).count(),
  )
  const products = productsService({
    // Calls for the catalog also refresh the settings, so that no later call has to read them.
    catalog: async () => {
      const [index, { synonyms }] = await Promise.all([catalog.current(), current()])
      index.learn(synonyms)
      return index
    },
    ruledCollection: seo.ruledCollection,
  })
  const settings = settingsService(context, {
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
  const ordering = ordersContext(context)
  const { photos } = ordering
  const erasing = connectErasing(context, { accounts, photos, reviews, files })
  const buying = connectOrders(ordering, whatsappMessagesRepository(connect).ofOrder)

  return {
    context,
    config,
    clock,
    ...observing,
    connect,
    countCall,
    answers: storedReplies(connect),
    verifyApp: appCheckOf(config).verify,
    accounts,
    users: connectUsers(context, { accounts, credentials, mailing, erasing }),
    settings,
    content,
    seo,
    catalog,
    products,
    ...connectPages(context, {
      catalog,
      products,
      seo,
      images,
      sales,
      settings,
      content,
      webPages,
      observer,
    }),
    ...till,
    reviews,
    ...mailing,
    wishlist: wishlistService(context, { listText: products.listText, existing: known }),
    ...buying,
    whatsapp: whatsappService(context, buying.links.answerMessage),
    images,
    admin: connectAdmin(ordering, {
      settings,
      content,
      accounts,
      credentials,
      catalog,
      offers: connectOffers(context, { live, catalog }),
      quoting: till.quoting,
      source,
      files,
      mailing,
      erasing,
      network,
      ...observing,
    }),
    grievances: grievancesService(context),
    personalData: personalDataService(context),
    retention: retentionService({
      ...retentionRepository(connect, {
        lastUsed: accounts.lastUsed,
        erase: (id) => erasing.erase(id),
        removePhoto: photos.remove,
      }),
      settings: current,
      clock,
      log,
    }),
    searches: searchesService(context, {
      found: products.found,
      spellings: products.spellings,
      unknownWords: async (said) => unknownWords(said, goodsCatalogOf(await catalog.current())),
      synonyms: async () => (await settings.open()).synonyms,
      addSynonym: settings.addSynonym,
    }),
    vitals: vitalsService({ vitals: vitalsRepository(connect), clock, log }),
    health: connectHealth(connect, accounts, imageStore),
  }
}

export type Shop = ReturnType<typeof connectShop>
