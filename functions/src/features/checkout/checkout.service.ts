import { reason } from '@bartan/contract/reasons/reasons'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import {
  CHECKOUT_MINUTES,
  chargesInRupees,
  chargesOf,
  PAYMENT_METHOD,
} from '@bartan/contract/checkout/charges'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Coupon } from '@bartan/contract/coupons/rules'
import { toRupees } from '@bartan/contract/shared/money'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import type { Settings } from '@bartan/contract/settings/settings'
import type { OrderLimits } from '@bartan/contract/checkout/order-limits'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { refuseClosed, refusePlace } from '#features/checkout/refuse-checkout.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { refuseCoupon } from '#domain/coupon.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import { NOTHING_ORDERED, refuseOrder, UNLIMITED } from '#domain/orders/order-limits.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'
import type { CheckoutUnit } from './checkout-unit.repository.ts'
import { refuseBlocked } from './refuse-checkout.ts'
import { refuseDelivery } from './refuse-delivery.ts'
import { paceOf } from './pace-of.ts'
import { priceLines } from './price-lines.ts'
import type { Quote, WantedLine } from './price-lines.ts'

export type NewCheckout = Quote & {
  userId: string
  buyerGstin?: string
  language?: Language
  shippingAddress: ShippingAddress
  createdAt: Date
  expiresAt: Date
}

/** A checkout as finalizing sees it; without an order, it is open. */
export type OpenCheckout = Omit<NewCheckout, 'createdAt'> & { orderId: string | null }

type Ports = {
  checkouts: {
    create(checkout: NewCheckout, replyOf: (id: string) => Checkout): Promise<Checkout>
    find(id: string): Promise<OpenCheckout | undefined>
    order(id: string): Promise<Order | undefined>
    ordered(phone: string, since: Date): Promise<Ordered>
    /** After its order has been placed. */
    forget(id: string): void
  }
  transact: Transact<CheckoutUnit>
  /** As the database has them now. */
  readProducts: (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>
  /** Throws if this customer can't use the code for an order now. */
  couponFor: (caller: Caller, typed: string, field: string) => Promise<Coupon>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  limits: () => Promise<OrderLimits>
  settings: () => Promise<Pick<Settings, 'phone' | 'shipping' | 'pinRules' | 'closure' | 'legal'>>
  clock: Clock
}

type Wanted = {
  checkoutItems: WantedLine[]
  shippingAddress: ShippingAddress
  couponCode?: string | undefined
  buyerGstin?: string | undefined
  language?: Language | undefined
}

/** The caller's name for the coupon field. */
const COUPON_FIELD = 'couponCode'

const toCheckout = (_id: string, checkout: NewCheckout): Checkout => ({
  _id,
  createdAt: checkout.createdAt.toISOString(),
  expiresAt: checkout.expiresAt.toISOString(),
  checkoutItems: checkout.lines.map(({ tax: _tax, ...line }) => ({
    ...line,
    price: toRupees(line.price),
  })),
  shippingAddress: checkout.shippingAddress,
  paymentMethod: PAYMENT_METHOD,
  ...chargesInRupees(checkout),
  ...(checkout.buyerGstin && { buyerGstin: checkout.buyerGstin }),
  isFinalized: false,
})

const ownCheckout = (checkout: OpenCheckout | undefined, caller: Caller): OpenCheckout => {
  if (checkout?.userId !== caller._id) throw new AppError('not_found', reason('checkout_not_found'))
  return checkout
}

/** The order of a closed checkout; if it has been deleted meanwhile, it is not placed again. */
const placed = (order: Order | undefined): Order => {
  if (!order) throw new AppError('not_found', reason('order_not_found'))
  return order
}

/** Throws if an open checkout can't become an order. */
const refuse = (
  { expiresAt, lines }: OpenCheckout,
  now: Date,
  productOf: Parameters<typeof shortLines>[1],
): void => {
  if (now > expiresAt) throw new AppError('checkout_expired', reason('checkout_expired'))
  const short = shortLines(lines, productOf)
  if (short.length > 0) throw outOfStock(short)
}

/** Since when orders count against the day's limit; undefined if nothing needs to be counted. */
const countSince = (now: Date, limits: OrderLimits): Date | undefined =>
  limits === UNLIMITED ? undefined : startOfDay(dayOf(now))

export const checkoutService = ({
  checkouts,
  transact,
  readProducts,
  couponFor,
  productsChanged,
  limits: currentLimits,
  settings,
  clock,
}: Ports) => {
  return {
    create: async (caller: Caller, wanted: Wanted): Promise<Checkout> => {
      const createdAt = clock.now()
      const [limits, rules] = await Promise.all([currentLimits(), settings()])
      refuseBlocked(caller, rules)
      refuseClosed(rules.closure, createdAt)
      const since = countSince(createdAt, limits)
      const [products, ordered] = await Promise.all([
        readProducts(wanted.checkoutItems.map(({ productId }) => productId)),
        since ? checkouts.ordered(caller.phone, since) : NOTHING_ORDERED,
      ])
      refusePlace(wanted.shippingAddress, rules.legal)
      const lines = priceLines(wanted.checkoutItems, products)
      const coupon = wanted.couponCode
        ? await couponFor(caller, wanted.couponCode, COUPON_FIELD)
        : undefined
      const quote: Quote = { lines, ...chargesOf(lines, coupon, rules.shipping) }
      refuseDelivery(wanted.shippingAddress, quote, rules.pinRules)
      refuseOrder(quote, ordered, limits)
      const checkout = {
        ...quote,
        userId: caller._id,
        ...(wanted.buyerGstin && { buyerGstin: wanted.buyerGstin }),
        ...(wanted.language && { language: wanted.language }),
        shippingAddress: wanted.shippingAddress,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * 60_000),
      }
      return checkouts.create(checkout, (_id) => toCheckout(_id, checkout))
    },

    /** Places the order once, however often and however concurrently it is called. */
    finalize: async (caller: Caller, id: string): Promise<Order> => {
      const { lines, orderId, couponCode } = ownCheckout(await checkouts.find(id), caller)
      // A repeated call needs no place in the products' queues.
      if (orderId) return forCustomer(placed(await checkouts.order(orderId)))
      const productIds = [...new Set(lines.map(({ productId }) => productId))].sort()
      const at = clock.now()
      const [limits, rules] = await Promise.all([currentLimits(), settings()])
      const since = countSince(at, limits)
      const locks = [...productIds.map(lockOf.product), lockOf.phone(caller.phone)]
      const order = await transact(locks, async (unit, keep) => {
        const { checkout, productOf, coupon } = await unit.read({ id, productIds, couponCode })
        const open = ownCheckout(checkout, caller)
        if (open.orderId) return keep.reply(forCustomer(placed(await unit.order(open.orderId))))
        const [ordered, hasOrders] = await Promise.all([
          since ? unit.ordered(caller.phone, since) : NOTHING_ORDERED,
          couponCode ? unit.hasOrders(caller._id) : false,
        ])
        refuse(open, at, productOf)
        // Both may have changed since it was begun.
        refuseBlocked(caller, rules)
        refuseClosed(rules.closure, at)
        refusePlace(open.shippingAddress, rules.legal)
        refuseDelivery(open.shippingAddress, open, rules.pinRules)
        if (couponCode) refuseCoupon({ coupon, hasOrders }, COUPON_FIELD)
        refuseOrder(open, ordered, limits)
        const pace = paceOf(open.shippingAddress, rules)
        return keep.reply(forCustomer(await unit.place(id, open, { by: caller, at, pace })))
      })
      checkouts.forget(id)
      await productsChanged(productIds)
      return order
    },
  }
}

export type CheckoutService = ReturnType<typeof checkoutService>
