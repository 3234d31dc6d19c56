import { chargesInRupees } from '@bartan/contract/checkout/charges'
import { toRupees } from '@bartan/contract/shared/money'
import type { Order, OrderLine, OrderReturn } from '@bartan/contract/orders/schema'
import type { OrderDocument, OrderLineDocument, OrderReturnDocument } from './documents.ts'

const toOrderLine = ({ tax: _tax, ...line }: OrderLineDocument): OrderLine => ({
  ...line,
  price: toRupees(line.price),
})

const toReturn = ({
  requestedAt,
  decidedAt,
  decidedBy,
  refund,
  ...rest
}: OrderReturnDocument): OrderReturn => ({
  ...rest,
  requestedAt: requestedAt.toDate().toISOString(),
  decidedAt: decidedAt?.toDate().toISOString(),
  decidedBy: decidedBy ?? undefined,
  ...(refund !== undefined && { refund: toRupees(refund) }),
})

/** An order in its wire shape: rupees, ISO times, and none of our bookkeeping. */
export const toOrder = (_id: string, order: OrderDocument): Order => ({
  _id,
  number: order.number ?? _id,
  checkoutId: order.checkoutId,
  createdAt: order.createdAt.toDate().toISOString(),
  user: { _id: order.userId, ...order.user },
  orderItems: order.lines.map(toOrderLine),
  shippingAddress: order.shippingAddress,
  paymentMethod: order.paymentMethod,
  ...chargesInRupees(order),
  ...(order.buyerGstin && { buyerGstin: order.buyerGstin }),
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
  ...(order.returns && { returns: order.returns.map(toReturn) }),
})
