import { createHash } from 'node:crypto'
import { isCancelled } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { gstRateOn } from '@bartan/contract/products/law/declarations'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { NO_MONEY, subtractPaise, sumPaise, timesPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { discountsOf, saleLines } from '@bartan/contract/tax/sale-lines'
import { taxLines, taxTotals } from '@bartan/contract/tax/tax-lines'
import type { DocumentKind } from '@bartan/contract/tax/rules'
import type { ReturnState } from '@bartan/contract/orders/return-rules'
import type { Sku } from '@bartan/contract/products/product-id'
import { NO_SKU } from '@bartan/contract/products/product-id'

/** What an order is to the reports: all of them read it here, and nowhere else (docs/decisions/0159). */

export type Reported = {
  /** By which it is told from all others, and which never changes. */
  checkoutId: string
  user: { name: string; phone: string }
  lines: (LineKey & {
    sku?: Sku
    name: string
    price: Paise
    quantity: number
    discount?: Paise
    /** By which it was reduced, and by how much each unit. */
    sale?: { id: string; off: Paise }
    tax?: { hsn?: string; gstRate?: number; gstRateNext?: { rate: number; from: string } }
  })[]
  shippingAddress: { postalCode: string; country: string }
  itemsPrice: Paise
  shippingPrice: Paise
  totalPrice: Paise
  discount?: Paise
  offerUse?: { offerId: string }
  /** What an offer takes off the delivery. */
  deliveryOff?: Paise
  refunded?: Paise
  /** Paid ahead. */
  advanced?: Paise
  returns?: { state: ReturnState; lines: readonly (LineKey & { quantity: number })[] }[]
  status: OrderStatus
  isReturnedToOrigin?: boolean
  /** The account is gone: who it was is nothing for reports. */
  isOwnerGone?: true
  taxDocuments?: { kind: DocumentKind; tax?: Paise }[]
  createdAt: { toDate(): Date }
  /** Absent until it counts in the reports. */
  rowShards?: number
}

export type SoldLine = LineKey & {
  sku: Sku
  name: string
  /** As ordered: what came back is told apart. */
  units: number
  /** What was paid for them, the discount taken off. */
  revenue: Paise
  returned: number
}

/** The customer as reports name them; absent once their account is gone, or their data is too old to be kept. */
export const customerOf = ({ user, isOwnerGone }: Reported): Reported['user'] =>
  isOwnerGone || user.phone === '' ? { name: '', phone: '' } : user

export const isSold = ({ status }: { status: OrderStatus }): boolean => !isCancelled(status)

/** In India's time: 2026-01-31. */
export const placedOn = ({ createdAt }: Pick<Reported, 'createdAt'>): string =>
  dayOf(createdAt.toDate())

/** Units of a line in returns that were accepted. */
const returnedOf = (line: LineKey, returns: Reported['returns'] = []): number =>
  returns
    .filter(({ state }) => state !== 'requested' && state !== 'declined')
    .flatMap(({ lines }) => lines)
    .reduce((sum, back) => sum + (isSameLine(back, line) ? back.quantity : 0), 0)

export const soldLinesOf = ({ lines, discount = NO_MONEY, returns }: Reported): SoldLine[] => {
  const values = lines.map(({ price, quantity }) => timesPaise(price, quantity))
  const discounts = discountsOf({ lines, discount })
  return lines.map(({ productId, size, color, sku = NO_SKU, name, quantity }, place) => ({
    productId,
    size,
    color,
    sku,
    name,
    units: quantity,
    revenue: subtractPaise(values[place] ?? NO_MONEY, discounts[place] ?? NO_MONEY),
    returned: returnedOf({ productId, size, color }, returns),
  }))
}

/** What the lines' rates make of the prices, as an invoice would. */
const taxByRates = (order: Reported): Paise => {
  const day = placedOn(order)
  const lines = order.lines.map(({ name, price, quantity, discount: off, tax = {} }) => ({
    name,
    hsn: tax.hsn ?? '',
    price,
    quantity,
    discount: off,
    rate: gstRateOn(tax, day) ?? 0,
  }))
  const { discount = NO_MONEY, shippingPrice } = order
  const sold = lines.length > 0 ? saleLines({ lines, discount, shippingPrice }) : []
  return taxTotals(taxLines(sold, { isTaxed: true, isInterState: true })).igst
}

/** The tax on its documents less that on credit notes; without a document, by the rates of its products as they were sold. */
const taxOf = (order: Reported): Paise => {
  const { taxDocuments = [] } = order
  const amounts = taxDocuments.flatMap(({ kind, tax }) =>
    tax === undefined ? [] : [timesPaise(tax, kind === 'credit_note' ? -1 : 1)],
  )
  const isKnown = amounts.length > 0 && amounts.length === taxDocuments.length
  return isKnown ? sumPaise(amounts) : taxByRates(order)
}

/** Paise, but for orders and units. */
export const SALES_FIELDS = [
  'orders',
  'units',
  'gross',
  'discount',
  'delivery',
  'refunded',
  'tax',
  'total',
] as const

export type Sales = Record<(typeof SALES_FIELDS)[number], number>

/** What one order adds to the sales of its day. */
export const salesOf = (order: Reported): Sales => ({
  orders: 1,
  units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  gross: order.itemsPrice,
  discount: order.discount ?? NO_MONEY,
  delivery: order.shippingPrice,
  refunded: order.refunded ?? NO_MONEY,
  tax: taxOf(order),
  total: order.totalPrice,
})

/** Which of several documents that share a sum an order counts in: always the same one. */
export const shardOf = ({ checkoutId }: Pick<Reported, 'checkoutId'>, shards: number): string =>
  String(createHash('sha256').update(checkoutId).digest().readUInt32BE() % shards).padStart(2, '0')
