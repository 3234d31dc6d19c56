import { reason } from '@bartan/contract/reasons/reasons'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import { CHECKOUT_MINUTES, chargesInRupees, chargesOf } from '@bartan/contract/checkout/charges'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Coupon } from '@bartan/contract/coupons/rules'
import { toRupees } from '@bartan/contract/shared/money'
import { PAYMENT_METHOD } from '@bartan/contract/orders/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { OrderLimits } from '@bartan/contract/checkout/order-limits'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { refuseCoupon } from '#domain/coupon.ts'
import type { CouponFacts } from '#domain/coupon.ts'
import { NOTHING_ORDERED, refuseOrder, UNLIMITED } from '#domain/orders/order-limits.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'
import { priceLines } from './price-lines.ts'
import type { PricedLine, Quote, WantedLine } from './price-lines.ts'

export type NewCheckout = Quote & {
  userId: string
  shippingAddress: ShippingAddress
  createdAt: Date
  expiresAt: Date
}

/** The checkout that is being finalized. */
export type OpenCheckout = {
  userId: string
  expiresAt: Date
  orderId: string | null
  lines: PricedLine[]
  totalPrice: number
  couponCode?: string | undefined
}

export type Check = (
  checkout: OpenCheckout | undefined,
  known: {
    stockOf: (productId: string) => number
    ordered: Ordered
    /** Missing if the checkout has no coupon. */
    coupon: CouponFacts | undefined
  },
) => void

type Ports = {
  checkouts: {
    create(checkout: NewCheckout): Promise<string>
    find(id: string): Promise<OpenCheckout | undefined>
    order(id: string): Promise<Order | undefined>
    ordered(phone: string, since: Date): Promise<Ordered>
    /**
     * One transaction: take the stock, write the order, close the checkout, empty the cart; or nothing. Throws what
     * `check` throws; returns the existing order if the checkout is already closed.
     */
    finalize(
      id: string,
      placing: {
        productIds: string[]
        couponCode: string | undefined
        by: Caller
        at: Date
        /** If given, `check` is told what the customer's phone has ordered: open orders, and those since then. */
        countSince: Date | undefined
        check: Check
      },
    ): Promise<Order | undefined>
  }
  /** As the database has them now. */
  readProducts: (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>
  /** Throws if this customer can't use the code for an order now. */
  couponFor: (caller: Caller, typed: string, field: string) => Promise<Coupon>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  limits: OrderLimits
  clock: Clock
}

type Wanted = {
  checkoutItems: WantedLine[]
  shippingAddress: ShippingAddress
  couponCode?: string | undefined
}

/** The caller's name for the coupon field. */
const COUPON_FIELD = 'couponCode'

const toCheckout = (_id: string, checkout: NewCheckout): Checkout => ({
  _id,
  createdAt: checkout.createdAt.toISOString(),
  expiresAt: checkout.expiresAt.toISOString(),
  checkoutItems: checkout.lines.map((line) => ({ ...line, price: toRupees(line.price) })),
  shippingAddress: checkout.shippingAddress,
  paymentMethod: PAYMENT_METHOD,
  ...chargesInRupees(checkout),
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
  stockOf: (productId: string) => number,
): void => {
  if (now > expiresAt) throw new AppError('checkout_expired', reason('checkout_expired'))
  const short = shortLines(lines, stockOf)
  if (short.length > 0) throw outOfStock(short)
}

export const checkoutService = ({
  checkouts,
  readProducts,
  couponFor,
  productsChanged,
  limits,
  clock,
}: Ports) => {
  /** Since when orders count against the day's limit; undefined if nothing needs to be counted. */
  const countSince = (now: Date): Date | undefined =>
    limits === UNLIMITED ? undefined : startOfDay(dayOf(now))

  return {
    create: async (caller: Caller, wanted: Wanted): Promise<Checkout> => {
      const createdAt = clock.now()
      const since = countSince(createdAt)
      const [products, ordered] = await Promise.all([
        readProducts(wanted.checkoutItems.map(({ productId }) => productId)),
        since ? checkouts.ordered(caller.phone, since) : NOTHING_ORDERED,
      ])
      const lines = priceLines(wanted.checkoutItems, products)
      const coupon = wanted.couponCode
        ? await couponFor(caller, wanted.couponCode, COUPON_FIELD)
        : undefined
      const quote: Quote = { lines, ...chargesOf(lines, coupon) }
      refuseOrder(quote, ordered, limits)
      const checkout = {
        ...quote,
        userId: caller._id,
        shippingAddress: wanted.shippingAddress,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * 60_000),
      }
      return toCheckout(await checkouts.create(checkout), checkout)
    },

    /** Places the order once, however often and however concurrently it is called. */
    finalize: async (caller: Caller, id: string): Promise<Order> => {
      const { lines, orderId, couponCode } = ownCheckout(await checkouts.find(id), caller)
      // A repeated call needs no place in the products' queues.
      if (orderId) return placed(await checkouts.order(orderId))
      // In the same order everywhere, so that two buyers of the same products don't deadlock.
      const productIds = [...new Set(lines.map(({ productId }) => productId))].sort()
      const at = clock.now()
      const order = await checkouts.finalize(id, {
        productIds,
        couponCode,
        by: caller,
        at,
        countSince: countSince(at),
        check: (checkout, { stockOf, ordered, coupon }) => {
          const open = ownCheckout(checkout, caller)
          refuse(open, at, stockOf)
          if (coupon) refuseCoupon(coupon, COUPON_FIELD)
          refuseOrder(open, ordered, limits)
        },
      })
      await productsChanged(productIds)
      return placed(order)
    },
  }
}

export type CheckoutService = ReturnType<typeof checkoutService>
