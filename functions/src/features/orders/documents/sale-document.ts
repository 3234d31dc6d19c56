import { isSameLine } from '@bartan/contract/cart/rules'
import { collectable } from '@bartan/contract/orders/account'
import { gstRateOn } from '@bartan/contract/products/law/declarations'
import {
  changesInForce,
  withCurrentRate,
  type RateChange,
} from '@bartan/contract/products/law/rate-changes'
import { choiceName } from '@bartan/contract/products/names'
import type { DeliveryRate } from '@bartan/contract/settings/rules'
import {
  linesTotal,
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { numberOf } from '@bartan/contract/shared/order-number'
import { isIndia, stateOf } from '@bartan/contract/shared/pin'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { CreditLine } from '@bartan/contract/tax/credit-lines'
import { seriesOfCredit, seriesOfSale, type Series } from '@bartan/contract/tax/document-number'
import { saleKindOf } from '@bartan/contract/tax/rules'
import { deliveryOf, saleLines } from '@bartan/contract/tax/sale-lines'
import { taxLines, taxTotals, type Supply } from '@bartan/contract/tax/tax-lines'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import type {
  TaxBuyer,
  TaxDocumentDocument,
  TaxDocumentLine,
  TaxSeller,
} from '#database/tax-document.ts'
import { entriesOf } from '#domain/orders/order-account.ts'
import { heldLines } from '../status/status-effects.ts'

/** A document before it has a number and a date. */
export type Unnumbered = Omit<
  TaxDocumentDocument,
  'number' | 'year' | 'sequence' | 'month' | 'date' | 'of'
> & { series: Series }

type Products = ReadonlyMap<
  string,
  Pick<ProductDocument, 'hsn' | 'gstRate' | 'gstRateNext' | 'ratedOn'>
>

/**
 * The tax on the document's day: goods leave on it, and that or the later payment is the time of supply (CGST Act, s.
 * 12 and 14). So the product's current rate applies, and the one at the order only if the product has none.
 */
const taxOf = (
  line: OrderLineDocument,
  products: Products,
  { day, changes }: { day: string; changes: readonly RateChange[] },
) => {
  const begun = changesInForce(changes, day)
  const product = withCurrentRate(products.get(line.productId) ?? {}, begun)
  const sold = withCurrentRate(line.tax ?? {}, begun)
  return {
    hsn: product.hsn ?? sold.hsn ?? '',
    rate: gstRateOn(product, day) ?? gstRateOn(sold, day) ?? 0,
  }
}

/** The sold units' part of a line's discount. */
const discountOf = (
  billed: OrderLineDocument,
  ordered: readonly OrderLineDocument[],
): Paise | undefined => {
  const bought = ordered.find((line) => isSameLine(line, billed))?.quantity ?? billed.quantity
  return billed.discount === undefined
    ? undefined
    : paise(Math.round((billed.discount * billed.quantity) / bought))
}

const variantOf = (line: OrderLineDocument): string | undefined => choiceName(line) || undefined

export const buyerOf = ({ shippingAddress, buyerGstin, buyerName }: OrderDocument): TaxBuyer => {
  const { firstName, lastName, phone, address, city, postalCode, country } = shippingAddress
  return {
    name: buyerName || `${firstName} ${lastName}`.trim(),
    phone,
    address,
    city,
    postalCode,
    country,
    state: stateOf(shippingAddress) ?? '',
    ...(buyerGstin && { gstin: buyerGstin }),
  }
}

/** The state of delivery (IGST Act, s. 10(1)); the seller's own if unknown, and the country's name abroad. */
const placeOf = ({ state, country }: TaxBuyer, seller: TaxSeller): string => {
  if (state !== '') return state
  return isIndia(country) ? seller.state : country
}

export type Sold = {
  id: string
  order: OrderDocument
  seller: TaxSeller
  products: Products
  /** Changes of GST rates, past and planned. */
  changes?: readonly RateChange[] | undefined
  deliveryRate?: DeliveryRate | undefined
  at: Date
}

/** The sale's document for an order that leaves the shop, without units returned before. */
export const saleDocument = (sold: Sold): Unnumbered => {
  const { id, order, seller: known, products, changes = [], deliveryRate, at } = sold
  const rates = { day: dayOf(at), changes }
  const { vpa, ...payee } = known
  // Couriers collect the cash themselves.
  const isOwn = order.shipment === undefined || order.shipment.courier === ''
  const seller: TaxSeller = { ...payee, ...(vpa && isOwn && { vpa }) }
  const saleKind = saleKindOf(seller.registration)
  const buyer = buyerOf(order)
  const placeOfSupply = placeOf(buyer, seller)
  const isInterState = placeOfSupply !== seller.state
  const billed = heldLines(order)
  const goodsOf = (lines: readonly OrderLineDocument[]) =>
    lines.map((line) => ({
      name: line.name,
      price: line.price,
      quantity: line.quantity,
      ...taxOf(line, products, rates),
      discount: discountOf(line, order.lines),
    }))
  const { shippingPrice, totalPrice, discount: ordered = NO_MONEY, refunded = NO_MONEY } = order
  const discount = subtractPaise(
    sumPaise([linesTotal(billed), shippingPrice, refunded]),
    totalPrice,
  )
  const delivery = { shippingPrice, deliveryRate }
  const goods =
    billed.length > 0
      ? saleLines({ lines: goodsOf(billed), discount, ...delivery })
      : deliveryOf({ lines: goodsOf(order.lines), discount: ordered, ...delivery })
  const supply = { isTaxed: saleKind === 'tax_invoice', isInterState }
  const lines = taxLines(goods, supply).map((line, place): TaxDocumentLine => {
    const bought = billed[place]
    if (!bought) return line
    const { productId, size, color } = bought
    const variant = variantOf(bought)
    return { ...line, item: { productId, size, color }, ...(variant !== undefined && { variant }) }
  })
  const totals = taxTotals(lines)
  return {
    kind: saleKind,
    saleKind,
    series: seriesOfSale(saleKind),
    orderId: id,
    order: numberOf(id, order),
    seller,
    buyer,
    placeOfSupply,
    isInterState,
    lines,
    totals,
    paidAhead: subtractPaise(
      totals.total,
      paise(Math.min(totals.total, collectable(entriesOf(order), order.status).most)),
    ),
  }
}

export const supplyOf = ({ saleKind, isInterState }: TaxDocumentDocument): Supply => ({
  isTaxed: saleKind === 'tax_invoice',
  isInterState,
})

/** The credit note for lines of a sale's document, with the same seller and buyer. */
export const creditDocument = (sale: TaxDocumentDocument, lines: CreditLine[]): Unnumbered => ({
  kind: 'credit_note',
  saleKind: sale.saleKind,
  series: seriesOfCredit(sale.saleKind),
  orderId: sale.orderId,
  order: sale.order,
  seller: sale.seller,
  buyer: sale.buyer,
  placeOfSupply: sale.placeOfSupply,
  isInterState: sale.isInterState,
  lines,
  totals: taxTotals(lines),
})
