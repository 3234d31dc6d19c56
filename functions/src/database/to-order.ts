import { accountOf, type Account } from '@bartan/contract/orders/account'
import { CONFIRMATION_STATES } from '@bartan/contract/orders/desk-rules'
import type { OrderConfirmation } from '@bartan/contract/orders/desk-schema'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { isKnownStatus, ruleOf } from '@bartan/contract/orders/order-process'
import { unprintableIn } from '@bartan/contract/orders/printable-letters'
import type { Order, OrderReturn, StaffOrder } from '@bartan/contract/orders/schema'
import { chargesInRupees } from '@bartan/contract/pricing/charges'
import { toRupees, type Paise } from '@bartan/contract/shared/money'
import { numberOf } from '@bartan/contract/shared/order-number'
import { withState } from '@bartan/contract/shared/pin'
import { advancesIn, entriesOf, paidAheadIn, refundsIn } from '#domain/orders/order-account.ts'
import { toOrderLine } from '#domain/orders/order-line.ts'
import { consentFields } from './consent-fields.ts'
import type {
  OrderConfirmationDocument,
  OrderDocument,
  OrderReturnDocument,
} from './order-documents.ts'

type Dated = { at: { toDate: () => Date } }

const dated = <One extends Dated>({ at, ...rest }: One) => ({
  ...rest,
  at: at.toDate().toISOString(),
})

const toPayment = <Payment extends Dated & { amount: Paise }>({ amount, ...rest }: Payment) => ({
  ...dated(rest),
  amount: toRupees(amount),
})

const toReturn = ({
  requestedAt,
  decidedAt,
  decidedBy,
  refund,
  refundPaid,
  exchange,
  sentAhead,
  pickup,
  ...rest
}: OrderReturnDocument): OrderReturn => ({
  ...rest,
  ...(exchange && { exchange: { ...exchange, amount: toRupees(exchange.amount) } }),
  ...(sentAhead && { sentAhead: { ...sentAhead, amount: toRupees(sentAhead.amount) } }),
  ...(pickup && { pickup: dated(pickup) }),
  requestedAt: requestedAt.toDate().toISOString(),
  decidedAt: decidedAt?.toDate().toISOString(),
  decidedBy: decidedBy ?? undefined,
  ...(refund !== undefined && { refund: toRupees(refund) }),
  ...(refundPaid && { refundPaid: dated(refundPaid) }),
})

const toReduction = (reduction: NonNullable<OrderDocument['reductions']>[number]) => ({
  ...dated(reduction),
  totalBefore: toRupees(reduction.totalBefore),
  totalAfter: toRupees(reduction.totalAfter),
})

/** What is due to the customer; if nothing, what was paid back; undefined if there never was a refund. */
const refundOf = ({ refundDue, paidBack }: Account): Order['refund'] => {
  if (refundDue > 0) return { amount: toRupees(refundDue), state: 'due' }
  return paidBack > 0 ? { amount: toRupees(paidBack), state: 'paid' } : undefined
}

/** The figures of its account. */
const paymentFields = (order: OrderDocument) => {
  const entries = entriesOf(order)
  const account = accountOf(order.status, entries)
  const [advances, paidBack] = [advancesIn(entries), refundsIn(entries)]
  const ahead = paidAheadIn(entries)
  const refund = refundOf(account)
  return {
    toCollect: toRupees(account.toCollect),
    balance: toRupees(account.balance),
    ...(account.short > 0 && { short: toRupees(account.short) }),
    ...(ahead > 0 && { paidAhead: toRupees(ahead) }),
    ...(advances.length > 0 && { advances: advances.map(toPayment) }),
    ...(paidBack.length > 0 && { paidBack: paidBack.map(toPayment) }),
    ...(refund && { refund }),
    ...(order.exchangeOf && { exchangeOf: order.exchangeOf }),
  }
}

/** Orders of earlier versions have none. */
export const NOT_ASKED: OrderConfirmationDocument = { state: 'unasked', attempts: 0 }

const toConfirmation = ({ at, ...rest }: OrderConfirmationDocument): OrderConfirmation => ({
  ...rest,
  at: at?.toDate().toISOString(),
})

/** Each with the address after it: the next change's old one, or the current one. */
const toAddressChanges = ({
  addressChanges = [],
  shippingAddress,
}: OrderDocument): NonNullable<StaffOrder['addressChanges']> =>
  addressChanges.map((change, place) => ({
    ...dated(change),
    to: addressChanges[place + 1]?.from ?? shippingAddress,
  }))

/** The desk's fields. */
const deskFields = ({
  status,
  confirmation = NOT_ASKED,
  confirmations,
  packedAt,
  shipment,
  cancelReason,
  isDamaged,
  isComingBack,
  received,
  collected,
  remittance,
  notes,
  messages,
}: OrderDocument) => ({
  confirmation: toConfirmation(confirmation),
  ...(confirmations && { confirmations: confirmations.map(dated) }),
  ...(packedAt && { packedAt: packedAt.toDate().toISOString() }),
  ...(packedAt && ruleOf(status).packable && { isPacked: true as const }),
  ...(shipment && { shipment: dated(shipment) }),
  ...(cancelReason && { cancelReason }),
  ...(isDamaged && { restock: false as const }),
  ...(isComingBack && { comingBack: true as const }),
  ...(received && { received: dated(received) }),
  ...(collected && { collected: toPayment(collected) }),
  ...(remittance && {
    remittance: {
      paid: toRupees(remittance.paid),
      at: remittance.at.toDate().toISOString(),
      ...(remittance.utr && { utr: remittance.utr }),
    },
  }),
  ...(messages && { messages: messages.map(dated) }),
  ...(notes && { notes: notes.map(dated) }),
})

const unprintable = ({ shippingAddress, buyerName }: OrderDocument) => {
  const { firstName, lastName, address, city } = shippingAddress
  const letters = unprintableIn([firstName, lastName, address, city, buyerName ?? ''])
  return letters.length > 0 ? { unprintable: letters } : {}
}

/**
 * An order in its wire shape: rupees, ISO times, no internal fields. The schemas of customers' calls remove staff
 * fields.
 */
export const toOrder = (_id: string, order: OrderDocument): StaffOrder => ({
  _id,
  number: numberOf(_id, order),
  checkoutId: order.checkoutId,
  createdAt: order.createdAt.toDate().toISOString(),
  estimatedDelivery:
    order.estimatedDelivery?.toDate().toISOString() ??
    estimatedDelivery(order.createdAt.toDate().toISOString()),
  user: { _id: order.userId, ...order.user },
  orderItems: order.lines.map(toOrderLine),
  shippingAddress: withState(order.shippingAddress),
  paymentMethod: order.paymentMethod,
  ...chargesInRupees(order),
  ...paymentFields(order),
  ...(order.buyerGstin && { buyerGstin: order.buyerGstin }),
  ...(order.buyerName && { buyerName: order.buyerName }),
  ...(order.language && { language: order.language }),
  ...consentFields(order.whatsapp),
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
  statusHistory: order.statusHistory.map(dated),
  ...deskFields(order),
  ...unprintable(order),
  ...(order.isPractice && { practice: true as const }),
  ...(order.addressChanges?.length && { addressChanges: toAddressChanges(order) }),
  ...(order.reductions && { reductions: order.reductions.map(toReduction) }),
  ...(order.returns && { returns: order.returns.map(toReturn) }),
})

/**
 * An order whose status only a later release knows, with the last status that this one knows: for opening a single
 * order. Lists omit it (http/reply/readable-reply.ts).
 */
export const withKnownStatus = (order: StaffOrder): StaffOrder => {
  const statusHistory = order.statusHistory.filter(({ status }) => isKnownStatus(status))
  const isStateKnown = CONFIRMATION_STATES.some((state) => state === order.confirmation.state)
  return {
    ...order,
    statusHistory,
    status: isKnownStatus(order.status)
      ? order.status
      : (statusHistory.at(-1)?.status ?? 'Processing'),
    ...(!isStateKnown && { confirmation: toConfirmation(NOT_ASKED) }),
  }
}
