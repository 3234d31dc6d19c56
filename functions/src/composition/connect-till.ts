import { limitsOf } from '@bartan/contract/cart/order-limits'
import { UNLIMITED } from '#domain/orders/order-limits.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { cartsService } from '#features/cart/cart.service.ts'
import { checkoutService } from '#features/checkout/checkout.service.ts'
import { offerFactsRepository } from '#features/checkout/offer-facts.repository.ts'
import { quoteService } from '#features/checkout/quote.service.ts'
import { quoting as quotingBy } from '#features/checkout/quoting.ts'
import { couponsService } from '#features/coupons/coupons.service.ts'
import type { LiveOfferList } from '#features/offers/live-offers.ts'
import { offersRepository } from '#features/offers/offers.repository.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { ShopContext } from '../shop-context.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

type Others = {
  live: LiveOfferList
  catalog: CatalogReplica
  readProducts: ProductLookup
  known: ProductLookup
}

/** From the cart to the order: what prices depend on, codes, quotes and checkouts. */
export const connectTill = (
  context: ShopContext,
  { live, catalog, readProducts, known }: Others,
) => {
  const { connect, config, settings } = context
  const { withCode } = offersRepository(connect)
  const coupons = couponsService(context, {
    offerWithCode: withCode,
    usesOf: offerFactsRepository(connect).usesOf,
  })
  const quoting = quotingBy(context, {
    offers: live.current,
    withCode,
    tryCoupon: coupons.tryCoupon,
  })
  /** From the settings, unless they are switched off. */
  const limits = async () => (config.limitsOrders ? limitsOf((await settings()).limits) : UNLIMITED)
  return {
    coupons,
    quoting,
    quotes: quoteService(context, quoting, known),
    carts: cartsService(context, { readProducts, knownProducts: known, limits }),
    checkout: checkoutService(context, {
      quoting,
      limits,
      stockTaken: (ids) => catalog.productsChanged(ids),
    }),
  }
}
