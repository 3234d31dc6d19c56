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
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { limitAddresses, type CountCall } from '#http/limits/limit-address.ts'
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
