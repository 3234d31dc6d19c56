import { limitsOf } from '@bartan/contract/cart/order-limits'
import type { ProductId } from '@bartan/contract/products/product-id'
import { UNLIMITED } from '#domain/orders/order-limits.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { cartRoutes } from '#features/cart/cart.routes.ts'
import { checkoutRoutes } from '#features/checkout/checkout.routes.ts'
import { offerFactsRepository } from '#features/checkout/offer-facts.repository.ts'
import { phoneOrderRoutes } from '#features/checkout/phone-orders.routes.ts'
import { quoteRoutes } from '#features/checkout/quote.routes.ts'
import { quoting as quotingBy } from '#features/checkout/quoting.ts'
import { couponUseCases } from '#features/coupons/coupons.routes.ts'
import type { LiveOfferList } from '#features/offers/live-offers.ts'
import { offersRepository } from '#features/offers/offers.repository.ts'
import { offerRoutes } from '#features/offers/offers.routes.ts'
import { offersService } from '#features/offers/offers.service.ts'
import type { ProductsContext } from '#features/products/products-context.ts'
import { usersRepository } from '#features/users/users.repository.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

type Others = { live: LiveOfferList; readProducts: ProductLookup; known: ProductLookup }

const NO_GOODS = { category: '', brand: '', material: '', collection: '' }

/** From the cart to the order: offers and codes, quotes and checkouts. */
export const connectTill = (context: ProductsContext, { live, readProducts, known }: Others) => {
  const { connect, config, catalog, settings } = context
  const { withCode } = offersRepository(connect)
  const users = usersRepository(connect)
  const coupons = couponUseCases(context, {
    offerWithCode: withCode,
    usesOf: offerFactsRepository(connect).usesOf,
  })
  const quoting = quotingBy(context, {
    offers: live.current,
    withCode,
    tryCoupon: coupons.tryCoupon,
  })
  const offers = offersService(context, {
    goods: async () => {
      const { rows } = await catalog.current()
      return (productId: ProductId) => {
        const slot = rows.slotOf(productId)
        return { ...(slot === undefined ? NO_GOODS : rows.product(slot)), productId }
      }
    },
    changed: live.changed,
  })
  /** From the settings, unless they are switched off. */
  const limits = async () => (config.limitsOrders ? limitsOf((await settings()).limits) : UNLIMITED)
  return {
    createOffer: offers.create,
    routes: [
      ...offerRoutes(offers),
      ...coupons.routes,
      ...quoteRoutes(context, quoting, known),
      ...cartRoutes(context, { readProducts, knownProducts: known, limits }),
      ...checkoutRoutes(context, {
        quoting,
        limits,
        stockTaken: (ids) => catalog.productsChanged(ids),
      }),
      ...phoneOrderRoutes(
        context,
        quoting,
        async (userId) => (await users.find(userId)) !== undefined,
      ),
    ],
  }
}
