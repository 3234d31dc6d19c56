import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { entry } from '@bartan/contract/orders/account'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import type { Pace } from '@bartan/contract/orders/estimated-delivery'
import type { Language } from '@bartan/contract/shop/languages'
import type { Caller } from '#domain/caller.ts'
import { orderConsent } from '#domain/whatsapp/consent.repository.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { isForSale } from '#domain/stock/sellable.ts'
import { placedOrder } from '#database/placed-order.ts'
import { createOrder, numberOrder } from '#domain/orders/write-order.repository.ts'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import { moveUnits } from '#domain/stock/move-units.repository.ts'
import type { Quote } from './price-lines.ts'
import { toPaise } from '@bartan/contract/shared/money'
import type { Phone } from '@bartan/contract/users/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { ProductId } from '@bartan/contract/products/product-id'
import { asProductId } from '@bartan/contract/products/product-id'

export type NewOrder = {
  quote: Quote
  checkoutId: string
  /** The account that lists the order; '' for a buyer without one. */
  userId: string
  user: { name: string; phone: Phone; email?: string }
  shippingAddress: ShippingAddress
  buyerGstin?: Gstin
  buyerName?: string
  pace: Pace
  language?: Language
  /** What was said to messages over WhatsApp; absent: it was not asked. */
  whatsapp?: boolean
  advance?: AdvanceInput | undefined
  /** The customer, or an admin on their behalf. */
  by: Caller
  at: Date
}

/** Products by id, without those not for sale. */
export const liveProducts = (snapshots: DocumentSnapshot[]): Map<ProductId, ProductDocument> => {
  const live = new Map<ProductId, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data() as ProductDocument | undefined
    if (product && isForSale(product)) live.set(asProductId(snapshot.id), product)
  }
  return live
}

const advanceEntry = ({ amount, via, reference }: AdvanceInput) =>
  entry('advance', toPaise(amount), { via, ...(reference && { reference }) })

/** Of an offer, only what its count needs. */
const countedUse = ({ offerId, usesId }: OfferUse): OfferUse => ({ offerId, usesId })

/**
 * Writes the order and takes its units from stock, in the transaction that has read the products. The order counts as a
 * use of its offer, unless it is practice.
 */
export const writeOrder = async (
  database: Database,
  work: UnitOfWork,
  orderId: string,
  { known, ...placed }: NewOrder & { known: ReadonlyMap<ProductId, ProductDocument> },
): Promise<OrderDocument> => {
  const { practice = false } = (await database.currentSettings()).orders
  const { lines } = placed.quote
  moveUnits(database, work, known, { orderId, lines, reason: 'order', by: placed.by._id })
  const { userId, whatsapp: said, at } = placed
  const consent = await orderConsent(database, work, { userId, said, at })
  const number = numberOrder(database, work, orderId)
  const {
    quote,
    advance,
    user,
    buyerGstin,
    buyerName,
    language,
    whatsapp: _said,
    ...order
  } = placed
  const { offer, offerUse, couponCode, discount, deliveryOff, ...goods } = quote
  const { name, phone, email } = user
  return createOrder(database, work, orderId, {
    ...placedOrder(database, {
      ...order,
      user: { name, phone, ...(email && { email }) },
      lines: goods.lines,
      itemsPrice: goods.itemsPrice,
      shippingPrice: goods.shippingPrice,
      totalPrice: goods.totalPrice,
      ...(buyerGstin && { buyerGstin }),
      ...(buyerName && { buyerName }),
      ...(language && { language }),
      ...(consent && { whatsapp: consent }),
      ...(offer && { offer }),
      ...(offerUse && !practice && { offerUse: countedUse(offerUse) }),
      ...(couponCode && { couponCode }),
      ...(discount !== undefined && { discount }),
      ...(deliveryOff !== undefined && { deliveryOff }),
      ...(practice && { isPractice: true }),
      ...(advance && { ahead: [advanceEntry(advance)] }),
    }),
    number,
  })
}
