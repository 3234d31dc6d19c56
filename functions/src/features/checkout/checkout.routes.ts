import type { OrderLimits } from '@bartan/contract/cart/order-limits'
import { createCheckout, finalizeCheckout } from '@bartan/contract/checkout/endpoints'
import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Order } from '@bartan/contract/orders/schema'
import { CHECKOUT_MINUTES, chargesInRupees, PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import { reason } from '@bartan/contract/reasons/reasons'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Session } from '#domain/caller.ts'
import { refuseCoupon } from '#domain/coupon.ts'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { offerLines } from '#domain/offers/offer-lines.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import { deliveryTimeOf } from '#domain/orders/delivery-time-of.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { NOTHING_ORDERED, refuseOrder, UNLIMITED } from '#domain/orders/order-limits.ts'
import { toOrderLine } from '#domain/orders/order-line.ts'
import { refuseBuyer } from '#domain/orders/refuse-buyer.ts'
import { outOfStock, shortLines, type Sellable } from '#domain/stock/sellable.ts'
import { withCurrentPrices } from '#domain/stock/with-current-price.ts'
import { lockOf } from '#domain/transact.ts'
import { handleSession } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { checkoutTransactions } from './checkout-unit.repository.ts'
import { checkoutsRepository } from './checkouts.repository.ts'
import type { NewCheckout, OpenCheckout } from './open-checkout.ts'
import { priceLines } from './price-lines.ts'
import { chargedQuote, COUPON_FIELD, feesTo, type Quoting } from './quoting.ts'
import { refuseBlocked, refuseClosed, refuseDelivery, refusePlace } from './refuse-checkout.ts'

type Others = {
  quoting: Quoting
  /** Unlike the context's, asks for no mails: a sale brings nothing back. */
  stockTaken: (ids: string[]) => Promise<void>
  limits: () => Promise<OrderLimits>
}

const toCheckout = (
  _id: string,
  checkout: NewCheckout,
  products: ReadonlyMap<string, Sellable>,
): Checkout => ({
  _id,
  createdAt: checkout.createdAt.toISOString(),
  expiresAt: checkout.expiresAt.toISOString(),
  checkoutItems: checkout.lines.map((line) => {
    const product = products.get(line.productId)
    return { ...toOrderLine(line), saleEndsAt: product && offerOf(product, line)?.saleEndsAt }
  }),
  shippingAddress: checkout.shippingAddress,
  paymentMethod: PAYMENT_METHOD,
  ...chargesInRupees(checkout),
  ...(checkout.buyerGstin && { buyerGstin: checkout.buyerGstin }),
  ...(checkout.buyerName && { buyerName: checkout.buyerName }),
  isFinalized: false,
})

const ownCheckout = (checkout: OpenCheckout | undefined, { userId }: Session): OpenCheckout => {
  if (checkout?.userId !== userId) throw new AppError('not_found', reason('checkout_not_found'))
  return checkout
}

/** The order of a closed checkout; if it was deleted, it isn't placed again. */
const placed = (order: Order | undefined): Order => {
  if (!order) throw new AppError('not_found', reason('order_not_found'))
  return order
}

const refuse = (
  { expiresAt, lines }: OpenCheckout,
  now: Date,
  productOf: Parameters<typeof shortLines>[1],
): void => {
  if (now > expiresAt) throw new AppError('checkout_expired', reason('checkout_expired'))
  const short = shortLines(lines, productOf)
  if (short.length > 0) throw outOfStock(short)
}

/** The newsletter code of a checkout; checkouts older than offers have no other kind. */
const newsletterCode = ({
  offer,
  couponCode,
}: Pick<OpenCheckout, 'offer' | 'couponCode'>): string | undefined =>
  (offer?.id ?? NEWSLETTER_OFFER) === NEWSLETTER_OFFER ? couponCode : undefined

/** The start of the day's order count; undefined if nothing has to be counted. */
const countSince = (now: Date, limits: OrderLimits): Date | undefined =>
  limits === UNLIMITED ? undefined : startOfDay(dayOf(now))

type Checkouts = ReturnType<typeof checkoutsRepository>

const creating = (
  { pricing, settings, clock }: ShopContext,
  { quoting, limits: currentLimits }: Others,
  checkouts: Checkouts,
) =>
  handleSession(createCheckout, async ({ session, body: wanted }) => {
    const createdAt = clock.now()
    const [limits, rules] = await Promise.all([currentLimits(), settings()])
    const productIds = wanted.checkoutItems.map(({ productId }) => productId)
    const { caller, products: stored } = await checkouts.begin(session, productIds)
    const products = withCurrentPrices(stored, await pricing())
    refuseBlocked(caller, rules)
    refuseClosed(rules.closure, createdAt)
    const since = countSince(createdAt, limits)
    const ordered = since ? await checkouts.ordered({ ...caller, since }) : NOTHING_ORDERED
    refusePlace(wanted.shippingAddress, rules.legal)
    refuseBuyer(wanted, rules.legal)
    const lines = priceLines(wanted.checkoutItems, products)
    const buyer = { userId: caller._id, phone: caller.phone }
    const offers = await quoting.find(wanted.couponCode, caller._id)
    const feeOf = feesTo(wanted.shippingAddress, rules)
    const quoted = await quoting.quote(offerLines(lines, products), offers, { buyer, feeOf })
    const quote = chargedQuote(lines, quoted, buyer)
    refuseDelivery(wanted.shippingAddress, quote, rules.pinRules)
    refuseOrder(quote, ordered, limits)
    const checkout = {
      ...quote,
      userId: caller._id,
      ...(wanted.buyerGstin && { buyerGstin: wanted.buyerGstin }),
      ...(wanted.buyerName && { buyerName: wanted.buyerName }),
      ...(wanted.language && { language: wanted.language }),
      ...(wanted.whatsapp != null && { whatsapp: wanted.whatsapp }),
      shippingAddress: wanted.shippingAddress,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * 60_000),
    }
    return checkouts.create(checkout, (_id) => toCheckout(_id, checkout, products))
  })

/** Places the order once, despite repeated and concurrent calls. */
const finalizing = (
  { connect, settings, clock }: ShopContext,
  { quoting, stockTaken, limits: currentLimits }: Others,
  checkouts: Checkouts,
) =>
  handleSession(finalizeCheckout, async ({ session, params: { id } }) => {
    const { lines, orderId, ...checkedOut } = ownCheckout(await checkouts.find(id), session)
    // A repeated call needs no place in the queue.
    if (orderId) return forCustomer(placed(await checkouts.order(orderId)))
    const productIds = [...new Set(lines.map(({ productId }) => productId))].sort()
    const at = clock.now()
    const [limits, rules] = await Promise.all([currentLimits(), settings()])
    const since = countSince(at, limits)
    const couponCode = newsletterCode(checkedOut)
    const { offerUse } = checkedOut
    const isLimited = offerUse && (offerUse.isLimited || (await quoting.hasLimit(offerUse.offerId)))
    const limitedUse = isLimited ? offerUse : undefined
    const isForFirst = couponCode !== undefined || offerUse?.isFirstOrder === true
    const locks = [
      ...productIds.map(lockOf.product),
      lockOf.customer(session.userId),
      ...(limitedUse ? [lockOf.offer(limitedUse.offerId)] : []),
    ]
    const order = await checkoutTransactions(connect)(locks, async (unit, keep) => {
      const { caller, checkout, productOf, coupon } = await unit.read({
        session,
        id,
        productIds,
        couponCode,
      })
      const open = ownCheckout(checkout, session)
      if (open.orderId) return keep.reply(forCustomer(placed(await unit.order(open.orderId))))
      const [ordered, hasOrders, isUsedUp] = await Promise.all([
        since ? unit.ordered({ ...caller, since }) : NOTHING_ORDERED,
        isForFirst ? unit.hasOrders(caller.phone) : false,
        limitedUse ? unit.isUsedUp(limitedUse) : false,
      ])
      refuse(open, at, productOf)
      // Both may have changed since the checkout began.
      refuseBlocked(caller, rules)
      refuseClosed(rules.closure, at)
      refusePlace(open.shippingAddress, rules.legal)
      refuseDelivery(open.shippingAddress, open, rules.pinRules)
      if (couponCode) refuseCoupon({ coupon, hasOrders }, COUPON_FIELD)
      if (isUsedUp) throw refuseOffer({ fault: 'offer_used_up' }, COUPON_FIELD)
      if (isForFirst && hasOrders) throw refuseOffer({ fault: 'coupon_not_first' }, COUPON_FIELD)
      refuseOrder(open, ordered, limits)
      const deliveryTime = deliveryTimeOf(open.shippingAddress, rules)
      return keep.reply(forCustomer(await unit.place(id, open, { by: caller, at, deliveryTime })))
    })
    checkouts.forget(id)
    await stockTaken(productIds)
    return order
  })

export const checkoutRoutes = (context: ShopContext, others: Others) => {
  const checkouts = checkoutsRepository(context.connect)

  return [creating(context, others, checkouts), finalizing(context, others, checkouts)]
}
