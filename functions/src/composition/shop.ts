import { connectCarts, connectCheckout, connectOrders } from './connect-buying.ts'
import type { Config } from '#platform/config.ts'
import { connectAdmin } from './connect-admin.ts'
import { connectDuties, connectRetention } from './connect-duties.ts'
import { connectContent } from './connect-content.ts'
import { connectSettings, mirrorSettings } from './connect-settings.ts'
import { connectMailing } from './connect-mailing.ts'
import type { Mailing } from './connect-mailing.ts'
import { sellerOf } from './seller.ts'
import { connectPages } from './connect-pages.ts'
import { callCounts } from '#database/call-counts.ts'
import { keptAnswers } from '#database/kept-answers.ts'
import { sellableProducts } from '#domain/stock/sellable-products.repository.ts'
import { couponsRepository } from '#features/coupons/coupons.repository.ts'
import { drawnPdfs } from '#features/orders/pdf/drawn-pdfs.ts'
import { couponsService } from '#features/coupons/coupons.service.ts'
import { pingDatabase } from '#features/health/health.repository.ts'
import { healthService } from '#features/health/health.service.ts'
import { returnPhotosRepository } from '#features/orders/returns/return-photos.repository.ts'
import { imagesService } from '#features/images/images.service.ts'
import { loginAttemptsRepository } from '#features/users/passwords/login-attempts.repository.ts'
import { catalogRepository } from '#features/products/catalog.repository.ts'
import { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { productsService } from '#features/products/products.service.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import { productNames } from '#features/products/index/list-products.ts'
import { reviewTransactions } from '#features/reviews/review-unit.repository.ts'
import { reviewsRepository } from '#features/reviews/reviews.repository.ts'
import { reviewsService } from '#features/reviews/reviews.service.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import { credentialsRepository } from '#features/users/passwords/credentials.repository.ts'
import { eraseAccount } from '#features/users/erasing/erase-account.ts'
import type { EraseAccount } from '#features/users/erasing/erase-account.ts'
import { erasuresRepository } from '#features/users/erasing/erasures.repository.ts'
import { usersRepository } from '#features/users/users.repository.ts'
import { usersService } from '#features/users/users.service.ts'
import { wishlistRepository } from '#features/wishlist/wishlist.repository.ts'
import { vitalsRepository } from '#features/vitals/vitals.repository.ts'
import { vitalsService } from '#features/vitals/vitals.service.ts'
import { wishlistService } from '#features/wishlist/wishlist.service.ts'
import { knownProducts } from './known-products.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { appCheckOf } from '#platform/firebase/app-check.ts'
import { accountsOf } from '#platform/firebase/accounts.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import type { Clock } from '#platform/clock.ts'
import { firestoreOf } from '#database/connect.ts'
import type { Connect } from '#database/connect.ts'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'
import { logWithoutTokens } from '#platform/log-without-tokens.ts'
import { observed, observerOf } from '#platform/observing/observer.ts'
import type { Settings } from 'firebase-admin/firestore'
import { tracerOf } from '#platform/observing/tracer.ts'

/** Beside the bundle: functions/build.ts copies the web's server build there. */
const WEB_PAGES = new URL('./pages/', import.meta.url)

const replicaOptions = ({ catalogMaxStaleMs }: Config) => ({ maxStaleMs: catalogMaxStaleMs })

/** What tests and a simulation of the shop replace; the accounts are the project's if not given. */
type Surroundings = {
  clock: Clock
  log: Log
  webPages?: URL
  /** Of the Firestore client, beside the shop's own. */
  firestore?: Settings
  accounts?: Accounts
}

const connectHealth = (connect: Connect, accounts: Accounts, images: ImageStore) =>
  healthService({
    database: pingDatabase(connect),
    accounts: accounts.ping,
    pictures: async () => void (await images.read('health/check')),
  })

/** The least time that a refused log-in takes. */
const REFUSAL_MS = 600

type Accounting = {
  connect: Connect
  accounts: Accounts
  credentials: ReturnType<typeof credentialsRepository> & ReturnType<typeof credentialChanges>
  mailing: Mailing
  config: Config
  clock: Clock
  erasing: EraseAccount
}

const connectUsers = ({
  connect,
  accounts,
  credentials,
  mailing,
  config,
  clock,
  erasing,
}: Accounting) =>
  usersService({
    accounts,
    users: usersRepository(connect),
    credentials,
    transact: accountTransactions(connect),
    attempts: loginAttemptsRepository(connect),
    erasing,
    emailConfirmation: mailing.emailConfirmation,
    clock,
    // The emulator hashes no passwords, so it takes the same time for any refusal.
    refusalMs: config.authEmulator ? 0 : REFUSAL_MS,
  })

type Reviewing = {
  connect: Connect
  catalog: CatalogReplica
  products: ProductsService
  known: ReturnType<typeof knownProducts>
  clock: Clock
}

const connectReviews = ({ connect, catalog, products, known, clock }: Reviewing) =>
  reviewsService({
    reviews: reviewsRepository(connect),
    transact: reviewTransactions(connect),
    isProduct: async (id) => (await known([id])).has(id),
    reviewed: products.reviewed,
    namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
    productsChanged: (ids) => catalog.productsChanged(ids),
    clock,
  })

type Wishing = Pick<Reviewing, 'connect' | 'products' | 'known'>

const connectWishlist = ({ connect, products, known }: Wishing) =>
  wishlistService({ ...wishlistRepository(connect), listText: products.listText, existing: known })

/** What lies outside the function, each call of which the observer hears of. */
const reach = (config: Config, { log: unguarded, firestore, accounts }: Surroundings) => {
  const log = logWithoutTokens(unguarded)
  const observer = observerOf(log, tracerOf(config, log))
  return {
    log,
    observer,
    open: firestoreOf(config, { observer, ...(firestore && { settings: firestore }) }),
    accounts: observed(accounts ?? accountsOf(config), { name: 'Authentication', ...observer }),
    imageStore: observed(imageStoreOf(config), { name: 'Storage', ...observer }),
  }
}

type Erasing = {
  connect: Connect
  accounts: Pick<Accounts, 'remove'>
  transact: ReturnType<typeof accountTransactions>
  photos: ReturnType<typeof returnPhotosRepository>
  reviews: ReturnType<typeof connectReviews>
  log: Log
}

const connectErasing = ({ connect, photos, reviews, ...ports }: Erasing) => {
  const removePhotos = photos.removeOfCustomer
  const erasures = erasuresRepository(connect, { reviewsChanged: reviews.changed, removePhotos })
  return eraseAccount({ ...ports, erasures })
}

/** Joins services, repositories and platform. Nothing is opened before its first use. */
export const connectShop = (config: Config, surroundings: Surroundings) => {
  const { clock, webPages = WEB_PAGES } = surroundings
  const { log, observer, open, accounts, imageStore } = reach(config, surroundings)
  const { mirror, connect } = mirrorSettings(open, { config, clock, log })
  const current = () => mirror.current()
  const transact = accountTransactions(connect)
  const credentials = { ...credentialsRepository(connect), ...credentialChanges(transact) }
  const images = imagesService({ read: imageStore.read, etagOf, clock })
  const source = catalogRepository(connect)
  const catalog = new CatalogReplica(source, { ...replicaOptions(config), clock, log })
  const mailing = connectMailing(connect, config, { settings: current, clock, log })
  /** After a write that only takes from stock, `catalog.productsChanged` alone will do. */
  const productsChanged = async (ids: string[]) => {
    await catalog.productsChanged(ids)
    if (ids.length > 0) await mailing.backInStock.answerRequests()
  }
  const { takeTurn } = callCounts(connect)
  const coupons = couponsService({ ...couponsRepository(connect), takeTurn, clock })
  const readProducts = sellableProducts(connect, { deleted: 'missing' })
  const known = knownProducts(() => catalog.current(), readProducts)
  const products = productsService({
    // Whoever asks for the catalog keeps the settings fresh as well, so that no later call has to read them.
    catalog: async () => (await Promise.all([catalog.current(), current()]))[0],
  })
  const settings = connectSettings({ connect, mirror, catalog, clock, log })
  const content = connectContent({ connect, config, settings: current, clock, log })
  const reviews = connectReviews({ connect, catalog, products, known, clock })
  const seller = sellerOf(settings.current)
  const pdfs = drawnPdfs(clock)
  const photos = returnPhotosRepository(imageStore)
  const erasing = connectErasing({ connect, accounts, transact, photos, reviews, log })
  const accounting = { connect, accounts, credentials, mailing, config, clock, erasing }

  return {
    config,
    clock,
    log,
    observer,
    connect,
    takeTurn,
    answers: keptAnswers(connect),
    verifyApp: appCheckOf(config).verify,
    accounts,
    users: connectUsers(accounting),
    settings,
    content,
    catalog,
    products,
    ...connectPages({ catalog, products, settings, content, images, webPages, observer, clock }),
    carts: connectCarts({ connect, config, readProducts, known, current, takeTurn, clock }),
    reviews,
    ...mailing,
    wishlist: connectWishlist({ connect, products, known }),
    coupons,
    checkout: connectCheckout({ connect, config, catalog, coupons, current, clock }),
    ...connectOrders({ connect, photos, settings: current, productsChanged, seller, pdfs, clock }),
    images,
    admin: connectAdmin({
      config,
      settings,
      content,
      connect,
      accounts,
      credentials,
      storage: imageStore,
      photos,
      catalog,
      productsChanged,
      source,
      images,
      mailing,
      erasing,
      seller,
      pdfs,
      clock,
      log,
    }),
    ...connectDuties(connect, { takeTurn, clock }),
    retention: connectRetention({ ...accounting, removePhoto: photos.remove, current, log }),
    vitals: vitalsService({ vitals: vitalsRepository(connect), clock, log }),
    health: connectHealth(connect, accounts, imageStore),
  }
}

export type Shop = ReturnType<typeof connectShop>
