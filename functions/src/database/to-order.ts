import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { chargesInRupees } from '@bartan/contract/checkout/charges'
import { toRupees } from '@bartan/contract/shared/money'
import type { OrderConfirmation } from '@bartan/contract/orders/desk-schema'
import type { Order, OrderLine, OrderReturn, StaffOrder } from '@bartan/contract/orders/schema'
import type {
  OrderConfirmationDocument,
  OrderDocument,
  OrderLineDocument,
  OrderReturnDocument,
} from './documents.ts'

const toOrderLine = ({ tax: _tax, ...line }: OrderLineDocument): OrderLine => ({
  ...line,
  price: toRupees(line.price),
})

const toReturn = ({
  requestedAt,
  decidedAt,
  decidedBy,
  refund,
  refundPaid,
  ...rest
}: OrderReturnDocument): OrderReturn => ({
  ...rest,
  requestedAt: requestedAt.toDate().toISOString(),
  decidedAt: decidedAt?.toDate().toISOString(),
  decidedBy: decidedBy ?? undefined,
  ...(refund !== undefined && { refund: toRupees(refund) }),
  ...(refundPaid && { refundPaid: { ...refundPaid, at: refundPaid.at.toDate().toISOString() } }),
})

const toReduction = ({
  at,
  totalBefore,
  totalAfter,
  ...rest
}: NonNullable<OrderDocument['reductions']>[number]): NonNullable<Order['reductions']>[number] => ({
  ...rest,
  at: at.toDate().toISOString(),
  totalBefore: toRupees(totalBefore),
  totalAfter: toRupees(totalAfter),
})

/** Orders of earlier versions have none. */
export const NOT_ASKED: OrderConfirmationDocument = { state: 'unasked', attempts: 0 }

const toConfirmation = ({ at, ...rest }: OrderConfirmationDocument): OrderConfirmation => ({
  ...rest,
  at: at?.toDate().toISOString(),
})

/** Each with what it was changed to: what the next one changed, or what it is now. */
const toAddressChanges = ({
  addressChanges = [],
  shippingAddress,
}: OrderDocument): NonNullable<StaffOrder['addressChanges']> =>
  addressChanges.map(({ at, ...change }, place) => ({
    ...change,
    to: addressChanges[place + 1]?.from ?? shippingAddress,
    at: at.toDate().toISOString(),
  }))

/** What was done with it at the desk. */
const deskFields = ({
  confirmation = NOT_ASKED,
  confirmations,
  packedAt,
  shipment,
  cancelReason,
  isDamaged,
  collected,
  notes,
  messages,
}: OrderDocument) => ({
  confirmation: toConfirmation(confirmation),
  ...(confirmations && {
    confirmations: confirmations.map(({ at, ...one }) => ({
      ...one,
      at: at.toDate().toISOString(),
    })),
  }),
  ...(packedAt && { packedAt: packedAt.toDate().toISOString() }),
  ...(shipment && { shipment: { ...shipment, at: shipment.at.toDate().toISOString() } }),
  ...(cancelReason && { cancelReason }),
  ...(isDamaged && { restock: false as const }),
  ...(collected && {
    collected: {
      ...collected,
      amount: toRupees(collected.amount),
      at: collected.at.toDate().toISOString(),
    },
  }),
  ...(messages && {
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toDate().toISOString() })),
  }),
  ...(notes && {
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toDate().toISOString() })),
  }),
})

/**
 * An order in its wire shape: rupees, ISO times, and none of our bookkeeping. The schemas of customers' calls leave out what
 * is for the shop's own people.
 */
export const toOrder = (_id: string, order: OrderDocument): StaffOrder => ({
  _id,
  number: order.number ?? _id,
  checkoutId: order.checkoutId,
  createdAt: order.createdAt.toDate().toISOString(),
  estimatedDelivery:
    order.estimatedDelivery?.toDate().toISOString() ??
    estimatedDelivery(order.createdAt.toDate().toISOString()),
  user: { _id: order.userId, ...order.user },
  orderItems: order.lines.map(toOrderLine),
  shippingAddress: order.shippingAddress,
  paymentMethod: order.paymentMethod,
  ...chargesInRupees(order),
  ...(order.buyerGstin && { buyerGstin: order.buyerGstin }),
  ...(order.language && { language: order.language }),
  ...(order.taxDocuments && {
    documents: order.taxDocuments.map(({ number, kind, date, of }) => ({
      number,
      kind,
      date: date.toDate().toISOString(),
      ...(of && { of }),
    })),
  }),
  ...(order.refunded !== undefined && { refunded: toRupees(order.refunded) }),
  isPaid: order.isPaid,
  paidAt: order.paidAt?.toDate().toISOString(),
  isDelivered: order.isDelivered,
  deliveredAt: order.deliveredAt?.toDate().toISOString(),
  status: order.status,
  statusHistory: order.statusHistory.map(({ status, at, by }) => ({
    status,
    at: at.toDate().toISOString(),
    by,
  })),
  ...deskFields(order),
  ...(order.addressChanges?.length && { addressChanges: toAddressChanges(order) }),
  ...(order.reductions && { reductions: order.reductions.map(toReduction) }),
  ...(order.returns && { returns: order.returns.map(toReturn) }),
})
