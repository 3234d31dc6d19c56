import type { Settings } from 'firebase-admin/firestore'
import { callCounts } from '#database/call-counts.ts'
import { firestoreOf, type Connect } from '#database/connect.ts'
import { storedReplies } from '#database/stored-replies/stored-replies.ts'
import { sellableProducts } from '#domain/stock/sellable-products.repository.ts'
import { withCurrentPrices, STORED_PRICES } from '#domain/stock/with-current-price.ts'
import { offerFactsRepository } from '#features/checkout/offer-facts.repository.ts'
import { couponsService } from '#features/coupons/coupons.service.ts'
import { grievancesService } from '#features/grievances/grievances.service.ts'
import { pingDatabase } from '#features/health/health.repository.ts'
import { healthService } from '#features/health/health.service.ts'
import { offersRepository } from '#features/offers/offers.repository.ts'
import { ordersContext } from '#features/orders/orders-context.ts'
import { personalDataService } from '#features/personal-data/personal-data.service.ts'
import { catalogRepository } from '#features/products/catalog.repository.ts'
import { productNames } from '#features/products/index/list-products.ts'
import { productsService } from '#features/products/products.service.ts'
import { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import { credentialsRepository } from '#features/users/passwords/credentials.repository.ts'
import { vitalsRepository } from '#features/vitals/vitals.repository.ts'
import { vitalsService } from '#features/vitals/vitals.service.ts'
import { whatsappMessagesRepository } from '#features/whatsapp/whatsapp-messages.repository.ts'
import { wishlistRepository } from '#features/wishlist/wishlist.repository.ts'
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
import { connectCarts, connectCheckout } from './connect-buying.ts'
import { connectContent } from './connect-content.ts'
import { connectMailing } from './connect-mailing.ts'
import { connectOffers, connectQuoting, mirrorOffers } from './connect-offers.ts'
import { connectOrders } from './connect-orders.ts'
import { connectPages } from './connect-pages.ts'
import { connectRetention } from './connect-retention.ts'
import { connectPictures, connectReviews, type Reviewing } from './connect-reviews.ts'
import { connectSearches } from './connect-searches.ts'
import { connectSeo } from './connect-seo.ts'
import { connectSettings, mirrorSettings } from './connect-settings.ts'
import { connectErasing, connectUsers } from './connect-users.ts'
import { connectWhatsapp } from './connect-whatsapp.ts'
import { currentPrices } from './current-prices.ts'
import { knownProducts } from './known-products.ts'

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

type WishlistParts = Pick<Reviewing, 'connect' | 'products' | 'known'>

const connectWishlist = ({ connect, products, known }: WishlistParts) =>
  wishlistService({ ...wishlistRepository(connect), listText: products.listText, existing: known })

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
  const live = mirrorOffers({ connect, config, clock, log })
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
  const coupons = couponsService(context, {
    offerWithCode: offersRepository(connect).withCode,
    usesOf: offerFactsRepository(connect).usesOf,
  })
  const stored = sellableProducts(connect)
  const readProducts = async (ids: string[]) =>
    withCurrentPrices(await stored(ids), ids.length > 0 ? await pricing() : STORED_PRICES)
  const known = knownProducts(() => catalog.current(), readProducts)
  const seo = connectSeo({ connect, config, catalog, clock, log })
  const products = productsService({
    // Calls for the catalog also refresh the settings, so that no later call has to read them.
    catalog: async () => {
      const [index, { synonyms }] = await Promise.all([catalog.current(), current()])
      index.learn(synonyms)
      return index
    },
    ruledCollection: seo.ruledCollection,
  })
  const { quoting, quotes } = connectQuoting({ connect, live, coupons, known, current, clock })
  const settings = connectSettings({ connect, mirror, catalog, clock, log })
  const content = connectContent({ connect, config, settings: current, clock, log })
  const reviews = connectReviews({ connect, catalog, products, known, files, clock })
  const ordering = ordersContext(context)
  const { photos } = ordering
  const erasing = connectErasing({
    connect,
    accounts,
    transact,
    photos,
    reviews,
    files,
    clock,
    log,
  })
  const accountParts = {
    connect,
    accounts,
    credentials,
    mailing,
    config,
    clock,
    erasing,
    countCall,
  }
  const buying = connectOrders(ordering, whatsappMessagesRepository(connect).ofOrder)
  const catalogParts = { config, catalog, products, seo, images, network, sales, pricing }

  return {
    config,
    clock,
    ...observing,
    connect,
    countCall,
    answers: storedReplies(connect),
    verifyApp: appCheckOf(config).verify,
    accounts,
    users: connectUsers(accountParts),
    settings,
    content,
    seo,
    catalog,
    products,
    ...connectPages({ ...catalogParts, settings, content, webPages, observer, clock }),
    carts: connectCarts({
      connect,
      config,
      readProducts,
      pricing,
      known,
      current,
      countCall,
      clock,
    }),
    reviews,
    ...mailing,
    wishlist: connectWishlist({ connect, products, known }),
    coupons,
    quotes,
    checkout: connectCheckout({
      connect,
      config,
      catalog,
      quoting,
      pricing,
      current,
      clock,
    }),
    ...buying,
    whatsapp: connectWhatsapp({ connect, config, settings: current, ...buying, clock, log }),
    images,
    admin: connectAdmin({
      ...catalogParts,
      settings,
      content,
      connect,
      accounts,
      credentials,
      storage: imageStore,
      ordering,
      offers: connectOffers({ connect, live, catalog, clock }),
      quoting,
      productsChanged,
      source,
      files,
      mailing,
      erasing,
      clock,
      ...observing,
    }),
    grievances: grievancesService(context),
    personalData: personalDataService(context),
    retention: connectRetention({ ...accountParts, removePhoto: photos.remove, current, log }),
    searches: connectSearches({ connect, catalog, products, settings, clock, log }),
    vitals: vitalsService({ vitals: vitalsRepository(connect), clock, log }),
    health: connectHealth(connect, accounts, imageStore),
  }
}

export type Shop = ReturnType<typeof connectShop>
