import { createHash } from 'node:crypto'
import { unitsIn, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { isCancelled, type OrderStatus } from '@bartan/contract/orders/order-process'
import { unitsAskedBack } from '@bartan/contract/orders/return-rules'
import { gstRateOn } from '@bartan/contract/products/law/declarations'
import { NO_SKU, type Sku } from '@bartan/contract/products/product-id'
import {
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { DocumentKind } from '@bartan/contract/tax/rules'
import { discountsOf, saleLines } from '@bartan/contract/tax/sale-lines'
import { taxLines, taxTotals } from '@bartan/contract/tax/tax-lines'
import type { AccountSource } from './account-source.ts'

/** An order as reports read it; no report reads orders otherwise (docs/decisions/0159). */

export type Reported = Omit<AccountSource, 'returns'> & {
  /** Unique and unchanging. */
  checkoutId: string
  user: { name: string; phone: string }
  lines: (LineUnits & {
    sku?: Sku
    name: string
    price: Paise
    discount?: Paise
    /** The sale, and its reduction per unit. */
    sale?: { id: string; off: Paise }
    tax?: { hsn?: string; gstRate?: number; gstRateNext?: { rate: number; from: string } }
    cost?: Paise
  })[]
  shippingAddress: { postalCode: string; country: string; state?: string | undefined }
  itemsPrice: Paise
  shippingPrice: Paise
  totalPrice: Paise
  discount?: Paise
  offerUse?: { offerId: string }
  deliveryOff?: Paise
  refunded?: Paise
  isReturnedToOrigin?: boolean
  /** The account is deleted: reports must not name the customer. */
  isOwnerGone?: true
  taxDocuments?: { kind: DocumentKind; tax?: Paise }[]
  returns?: (NonNullable<AccountSource['returns']>[number] & { lines: readonly LineUnits[] })[]
  /** Absent until reports include it. */
  rowShards?: number
}

export type SoldLine = LineKey & {
  sku: Sku
  name: string
  /** As ordered; returns are counted separately. */
  units: number
  /** The amount paid for them, after the discount. */
  revenue: Paise
  returned: number
  /** The revenue of the units that were kept, without tax; absent in rows of earlier versions. */
  net?: Paise
  /** Of a unit at the time of the sale, if one was entered. */
  cost?: Paise
}

/** The customer in reports; absent once the account is deleted or the data too old to keep. */
export const customerOf = ({ user, isOwnerGone }: Reported): Reported['user'] =>
  isOwnerGone || user.phone === '' ? { name: '', phone: '' } : user

export const isSold = ({ status }: { status: OrderStatus }): boolean => !isCancelled(status)

/** The day in India: 2026-01-31. */
export const placedOn = ({ createdAt }: Pick<Reported, 'createdAt'>): string =>
  dayOf(createdAt.toDate())

/** Units of a line in accepted returns. */
const returnedOf = (line: LineKey, returns: Reported['returns'] = []): number =>
  unitsAskedBack(
    line,
    returns.filter(({ state }) => state !== 'requested'),
  )

/** Whether prices contain tax: not where its document is a receipt or a bill of supply. */
const isTaxed = ({ taxDocuments = [] }: Reported): boolean => {
  const kinds = taxDocuments.map(({ kind }) => kind).filter((kind) => kind !== 'credit_note')
  return kinds.length === 0 || kinds.includes('tax_invoice')
}

const withoutTax = (amount: Paise, rate: number): Paise =>
  paise(Math.round((amount * 100) / (100 + rate)))

export const soldLinesOf = (order: Reported): SoldLine[] => {
  const { lines, discount = NO_MONEY, returns } = order
  const day = placedOn(order)
  const values = lines.map(({ price, quantity }) => timesPaise(price, quantity))
  const discounts = discountsOf({ lines, discount })
  return lines.map((line, place) => {
    const { productId, size, color, sku = NO_SKU, name, quantity, tax = {}, cost } = line
    const revenue = subtractPaise(values[place] ?? NO_MONEY, discounts[place] ?? NO_MONEY)
    const returned = returnedOf({ productId, size, color }, returns)
    const kept = paise(Math.round((revenue * (quantity - returned)) / quantity))
    const rate = isTaxed(order) ? (gstRateOn(tax, day) ?? 0) : 0
    return {
      productId,
      size,
      color,
      sku,
      name,
      units: quantity,
      revenue,
      returned,
      net: withoutTax(kept, rate),
      ...(cost !== undefined && { cost }),
    }
  })
}

/** The tax by the lines' rates, as on an invoice. */
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

/** The tax on its documents less credit notes; without a document, by the rates at the sale. */
const taxOf = (order: Reported): Paise => {
  const { taxDocuments = [] } = order
  const amounts = taxDocuments.flatMap(({ kind, tax }) =>
    tax === undefined ? [] : [timesPaise(tax, kind === 'credit_note' ? -1 : 1)],
  )
  const isKnown = amounts.length > 0 && amounts.length === taxDocuments.length
  return isKnown ? sumPaise(amounts) : taxByRates(order)
}

/** In paise, except orders and units. */
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

export const salesOf = (order: Reported): Sales => ({
  orders: 1,
  units: unitsIn(order.lines),
  gross: order.itemsPrice,
  discount: order.discount ?? NO_MONEY,
  delivery: order.shippingPrice,
  refunded: order.refunded ?? NO_MONEY,
  tax: taxOf(order),
  total: order.totalPrice,
})

/** The shard in which an order counts, always the same one. */
export const shardOf = ({ checkoutId }: Pick<Reported, 'checkoutId'>, shards: number): string =>
  String(createHash('sha256').update(checkoutId).digest().readUInt32BE() % shards).padStart(2, '0')
