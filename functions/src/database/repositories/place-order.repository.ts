import { entry, type Entry } from '@bartan/contract/orders/account'
import { estimatedDelivery, type DeliveryTime } from '@bartan/contract/orders/estimated-delivery'
import { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { withEntries } from '#domain/orders/order-account.ts'
import { auditTarget, changeAuthor, type ChangeAuthor } from '#domain/orders/order-history.ts'
import type { Database } from '../collections.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { ProductDocument } from '../product-documents.ts'
import { NOT_ASKED } from '../to-order.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { recordAudit } from './audit.repository.ts'
import { orderConsent } from './consent.repository.ts'
import { mailOrder, mailSeller } from './mail-order.repository.ts'
import { moveUnits } from './move-units.repository.ts'
import { createOrder, numberOrder } from './write-order.repository.ts'

const OWN = [
  'checkoutId',
  'userId',
  'lines',
  'shippingAddress',
  'itemsPrice',
  'shippingPrice',
  'totalPrice',
] as const

/** Left out of the document where there is none. */
const IF_ANY = [
  'offer',
  'couponCode',
  'discount',
  'deliveryOff',
  'buyerGstin',
  'buyerName',
  'language',
  'exchangeOf',
  'isOwnerGone',
] as const

type Own = Pick<OrderDocument, (typeof OWN)[number]>
type IfAny = Pick<OrderDocument, (typeof IF_ANY)[number]>

/** What is the order's own; everything else of a new order follows. */
export type NewOrder = Own & { [Field in keyof IfAny]: IfAny[Field] | null | undefined } & {
  user: { name: string; phone: OrderDocument['user']['phone']; email?: string | undefined }
  offerUse?: OrderDocument['offerUse'] | undefined
  /** What was said to messages over WhatsApp; absent: it was not asked. */
  whatsapp?: boolean | undefined
  /** Given before, for the goods that it is exchanged for. */
  consent?: OrderDocument['whatsapp']
  /** Absent: as the settings say. */
  isPractice?: boolean | undefined
  /** What is paid ahead, or moved in by an exchange. */
  ahead?: Entry | undefined
  deliveryTime: DeliveryTime
  by: ChangeAuthor
  at: Date
  /** Who placed it for themself; absent: staff did. */
  buyer?: Caller
}

const fieldsOf = (order: NewOrder): Own & IfAny => {
  const known = new Map<string, unknown>(Object.entries(order))
  const fields = [...OWN, ...IF_ANY.filter((field) => (known.get(field) ?? '') !== '')]
  return Object.fromEntries(fields.map((field) => [field, known.get(field)])) as Own & IfAny
}

/** The document: Processing, unpaid, undelivered (contract §6). */
const documentOf = ({ timestamp }: Pick<Database, 'timestamp'>, order: NewOrder): OrderDocument => {
  const { user, lines, totalPrice, exchangeOf, offerUse, isPractice, ahead, deliveryTime, by } =
    order
  const at = timestamp(order.at)
  return {
    ...fieldsOf(order),
    user: { name: user.name, phone: user.phone, ...(user.email && { email: user.email }) },
    // What is exchanged was agreed on with the return.
    confirmation: exchangeOf
      ? { state: 'confirmed', at, by: changeAuthor(by), attempts: 0 }
      : NOT_ASKED,
    ...(isPractice && { isPractice: true as const }),
    // Of an offer, only what its count needs; practice doesn't count.
    ...(offerUse &&
      !isPractice && { offerUse: { offerId: offerUse.offerId, usesId: offerUse.usesId } }),
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    paymentMethod: PAYMENT_METHOD,
    createdAt: at,
    estimatedDelivery: timestamp(new Date(estimatedDelivery(order.at.toISOString(), deliveryTime))),
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    status: 'Processing',
    statusHistory: [{ status: 'Processing', at, by: changeAuthor(by) }],
    ...withEntries([], [entry('placed', totalPrice), ...(ahead ? [ahead] : [])], { at, by }),
    stock: 'taken',
    shippedAt: null,
  }
}

/**
 * Places an order, whichever way it comes: takes its units from stock, in the transaction that has read the products,
 * draws its number, and tells its customer and, of an order anew, the seller.
 */
export const placeOrder = async (
  database: Database,
  work: UnitOfWork,
  id: string,
  { known, ...order }: NewOrder & { known: ReadonlyMap<ProductId, ProductDocument> },
): Promise<OrderDocument> => {
  const { lines, userId, whatsapp: said, by, at, buyer, exchangeOf } = order
  moveUnits(database, work, known, { orderId: id, lines, reason: 'order', by: by._id })
  const consent = order.consent ?? (await orderConsent(database, work, { userId, said, at }))
  const number = numberOrder(database, work, id)
  const practice = (await database.currentSettings()).orders.practice ?? false
  const document = createOrder(database, work, id, {
    ...documentOf(database, { ...order, isPractice: order.isPractice ?? practice }),
    ...(consent && { whatsapp: consent }),
    number,
  })
  const { status, totalPrice } = document
  if (!buyer)
    recordAudit(database, work, {
      by,
      action: 'order.placed',
      target: auditTarget(id, document),
      about: userId,
      changes: fieldChanges({}, { status, totalPrice }),
    })
  const placed = { id, order: document, at }
  const told = await mailOrder(database, work, { ...placed, ...(buyer && { by: buyer }) })
  if (!exchangeOf) await mailSeller(database, work, placed)
  return told
}
