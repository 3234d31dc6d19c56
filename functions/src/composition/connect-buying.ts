import { randomUUID } from 'node:crypto'
import { addToCart } from '@bartan/contract/cart/endpoints'
import { limitsOf } from '@bartan/contract/cart/order-limits'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { UNLIMITED } from '#domain/orders/order-limits.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import { cartsRepository } from '#features/cart/cart.repository.ts'
import { cartsService } from '#features/cart/cart.service.ts'
import { checkoutTransactions } from '#features/checkout/checkout-unit.repository.ts'
import { checkoutService } from '#features/checkout/checkout.service.ts'
import { checkoutsRepository } from '#features/checkout/checkouts.repository.ts'
import type { Quoting } from '#features/checkout/quoting.ts'
import { resizeImage } from '#features/images/resize-image.ts'
import { linkService } from '#features/orders/desk/link/link.service.ts'
import { documentsService } from '#features/orders/documents/documents.service.ts'
import {
  taxDocumentsRepository,
  type Seller,
} from '#features/orders/documents/tax-documents.repository.ts'
import { orderTransactions } from '#features/orders/order-unit.repository.ts'
import { ordersRepository } from '#features/orders/orders.repository.ts'
import { ordersService, type WhatsappOf } from '#features/orders/orders.service.ts'
import type { DrawnPdfs } from '#features/orders/pdf/drawn-pdfs.ts'
import { parcelsService } from '#features/orders/returns/parcels.service.ts'
import { refundsService } from '#features/orders/returns/refunds.service.ts'
import type { ReturnPhotosRepository } from '#features/orders/returns/return-photos.repository.ts'
import { returnPhotosService } from '#features/orders/returns/return-photos.service.ts'
import { returnedParcelsService } from '#features/orders/returns/returned-parcels.service.ts'
import { returnsService } from '#features/orders/returns/returns.service.ts'
import { trackingRepository } from '#features/orders/tracking/tracking.repository.ts'
import { trackingService } from '#features/orders/tracking/tracking.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { addressKey, limitAddresses, type CountCall } from '#http/limits/limit-address.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { knownProducts } from './known-products.ts'

/** The order limits from the settings, unless they are switched off. */
const limitsBy =
  ({ limitsOrders }: Config, settings: () => Promise<Settings>) =>
  async () =>
    limitsOrders ? limitsOf((await settings()).limits) : UNLIMITED

type Carting = {
  connect: Connect
  known: ReturnType<typeof knownProducts>
  clock: Clock
  readProducts: (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>
  pricing: () => Promise<Pricing>
  config: Config
  current: () => Promise<Settings>
  countCall: CountCall
}

export const connectCarts = (carting: Carting) => {
  const { connect, config, readProducts, pricing, known, current, countCall, clock } = carting
  const perDay = config.addressLimits.newCartsPerDay
  const newCarts = limitAddresses({ perTenMinutes: 0, perDay }, { clock, countCall })
  return cartsService({
    carts: cartsRepository(connect),
    readProducts,
    knownProducts: known,
    pricing,
    limits: limitsBy(config, current),
    admitCart: (address) => newCarts.countPerDay({ ...addToCart, limitAddress: 'perDay' }, address),
    clock,
  })
}

type CheckingOut = {
  connect: Connect
  config: Config
  catalog: CatalogReplica
  quoting: Quoting
  pricing: () => Promise<Pricing>
  current: () => Promise<Settings>
  clock: Clock
}

export const connectCheckout = (parts: CheckingOut) => {
  const { connect, config, catalog, quoting, pricing, current, clock } = parts
  return checkoutService({
    checkouts: checkoutsRepository(connect),
    transact: checkoutTransactions(connect),
    settings: current,
    quoting,
    pricing,
    productsChanged: (ids) => catalog.productsChanged(ids),
    limits: limitsBy(config, current),
    clock,
  })
}

type Ordering = {
  connect: Connect
  pricing: () => Promise<Pricing>
  photos: ReturnPhotosRepository
  settings: () => Promise<Settings>
  productsChanged: (ids: string[]) => Promise<void>
  whatsappOf: WhatsappOf
  seller: Seller
  pdfs: DrawnPdfs
  config: Config
  clock: Clock
}

export const connectOrders = (parts: Ordering) => {
  const { connect, pricing, photos, settings, productsChanged, seller, pdfs, config, clock } = parts
  const { whatsappOf } = parts
  const ports = {
    transact: orderTransactions(connect, seller),
    settings,
    productsChanged,
    clock,
  }
  const stored = ordersRepository(connect)
  const orders = ordersService({ ...ports, orders: stored, whatsappOf })
  return {
    orders,
    documents: documentsService({ open: orders.open, pdfs, ...taxDocumentsRepository(connect) }),
    returns: {
      returns: returnsService({ ...ports, pricing, randomId: randomUUID }),
      refunds: refundsService(ports),
      parcels: parcelsService(ports),
      returnedParcels: returnedParcelsService({ ...ports, pricing, randomId: randomUUID }),
    },
    returnPhotos: returnPhotosService({
      find: stored.find,
      transact: ports.transact,
      photos,
      resize: resizeImage,
    }),
    links: linkService(ports),
    tracking: trackingService({
      find: trackingRepository(connect),
      placeOf: (address) =>
        config.addressLimits.perTenMinutes > 0 ? address && addressKey(address) : undefined,
      clock,
    }),
  }
}
