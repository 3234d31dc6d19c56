import { entry } from '@bartan/contract/orders/account'
import type { Entry } from '@bartan/contract/orders/account'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import type { Pace } from '@bartan/contract/orders/estimated-delivery'
import { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import { withEntries } from '#domain/orders/order-account.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import type { ChangeAuthor } from '#domain/orders/order-history.ts'
import type { Database } from './collections.ts'
import type { OrderDocument } from './order-documents.ts'
import { NOT_ASKED } from './to-order.ts'

/** What is the order's own; everything else of a new order follows. */
export type Placed = Pick<
  OrderDocument,
  | 'checkoutId'
  | 'userId'
  | 'user'
  | 'lines'
  | 'shippingAddress'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'totalPrice'
> &
  Partial<
    Pick<
      OrderDocument,
      | 'offer'
      | 'offerUse'
      | 'couponCode'
      | 'discount'
      | 'deliveryOff'
      | 'buyerGstin'
      | 'buyerName'
      | 'whatsapp'
      | 'language'
      | 'exchangeOf'
      | 'isOwnerGone'
      | 'isPractice'
      | 'confirmation'
    >
  > & {
    /** What is paid ahead, or moved in by an exchange. */
    ahead?: Entry[]
    pace: Pace
    by: ChangeAuthor
    at: Date
  }

/** The document of a new order, by whichever way it is placed: Processing, unpaid, undelivered (contract §6). */
export const placedOrder = (
  { timestamp }: Pick<Database, 'timestamp'>,
  { ahead = [], pace, by, at: now, ...own }: Placed,
): OrderDocument => {
  const at = timestamp(now)
  return {
    confirmation: NOT_ASKED,
    ...own,
    productIds: [...new Set(own.lines.map(({ productId }) => productId))],
    paymentMethod: PAYMENT_METHOD,
    createdAt: at,
    estimatedDelivery: timestamp(new Date(estimatedDelivery(now.toISOString(), pace))),
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    status: 'Processing',
    statusHistory: [{ status: 'Processing', at, by: changeAuthor(by) }],
    ...withEntries([], [entry('placed', own.totalPrice), ...ahead], { at, by }),
    stock: 'taken',
    shippedAt: null,
  }
}
