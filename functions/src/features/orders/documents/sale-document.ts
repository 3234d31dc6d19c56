import { choiceName } from '@bartan/contract/products/choice-name'
import { stateOf } from '@bartan/contract/checkout/pin'
import { gstRateOn } from '@bartan/contract/products/declarations'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { linesTotal } from '@bartan/contract/shared/money'
import type { Series } from '@bartan/contract/tax/document-number'
import { seriesOfCredit, seriesOfSale } from '@bartan/contract/tax/document-number'
import type { CreditLine } from '@bartan/contract/tax/credit-lines'
import { saleKindOf } from '@bartan/contract/tax/rules'
import { saleLines } from '@bartan/contract/tax/sale-lines'
import type { Supply } from '@bartan/contract/tax/tax-lines'
import { taxLines, taxTotals } from '@bartan/contract/tax/tax-lines'
import type { OrderDocument, OrderLineDocument, ProductDocument } from '#database/documents.ts'
import { heldLines } from '../status/status-effects.ts'
import type {
  TaxBuyer,
  TaxDocumentDocument,
  TaxDocumentLine,
  TaxSeller,
} from '#database/tax-document.ts'

/** A document before it has a number and a date. */
export type Unnumbered = Omit<
  TaxDocumentDocument,
  'number' | 'year' | 'sequence' | 'month' | 'date' | 'of'
> & { series: Series }

type Products = ReadonlyMap<string, Pick<ProductDocument, 'hsn' | 'gstRate' | 'gstRateNext'>>

/** As sold; what the seller had not entered by then, as it is now. */
const taxOf = (line: OrderLineDocument, products: Products, day: string) => {
  const product = products.get(line.productId) ?? {}
  const sold = line.tax ?? {}
  return {
    hsn: sold.hsn ?? product.hsn ?? '',
    rate: gstRateOn(sold, day) ?? gstRateOn(product, day) ?? 0,
  }
}

/** Whether a line lacks what only its product can tell. */
export const lacksTax = ({ tax }: OrderLineDocument): boolean =>
  tax?.hsn === undefined || tax.gstRate === undefined

const variantOf = (line: OrderLineDocument): string | undefined => choiceName(line) || undefined

const buyerOf = ({ shippingAddress, buyerGstin }: OrderDocument): TaxBuyer => {
  const { firstName, lastName, phone, address, city, postalCode, country } = shippingAddress
  return {
    name: `${firstName} ${lastName}`.trim(),
    phone,
    address,
    city,
    postalCode,
    country,
    state: stateOf(shippingAddress) ?? '',
    ...(buyerGstin && { gstin: buyerGstin }),
  }
}

/**
 * The state of delivery (IGST Act, s. 10(1)); the seller's own where it is not known, and another country's name where it
 * is one.
 */
const placeOf = ({ state, country }: TaxBuyer, seller: TaxSeller): string => {
  if (state !== '') return state
  return country.trim().toLowerCase() === 'india' ? seller.state : country
}

export type Sold = {
  id: string
  order: OrderDocument
  seller: TaxSeller
  products: Products
  at: Date
}

/** What an order that leaves the shop is billed with: without the units that came back before it leaves again. */
export const saleDocument = ({ id, order, seller, products, at }: Sold): Unnumbered => {
  const day = dayOf(at)
  const saleKind = saleKindOf(seller.registration)
  const buyer = buyerOf(order)
  const placeOfSupply = placeOf(buyer, seller)
  const isInterState = placeOfSupply !== seller.state
  const held = heldLines(order)
  const goods = held.map((line) => ({
    name: line.name,
    price: line.price,
    quantity: line.quantity,
    ...taxOf(line, products, day),
  }))
  const { shippingPrice, totalPrice, refunded = 0 } = order
  const discount = linesTotal(held) + shippingPrice - (totalPrice - refunded)
  const sold = saleLines({ lines: goods, discount, shippingPrice })
  const supply = { isTaxed: saleKind === 'tax_invoice', isInterState }
  const lines = taxLines(sold, supply).map((line, place): TaxDocumentLine => {
    const bought = held[place]
    if (!bought) return line
    const { productId, size, color } = bought
    const variant = variantOf(bought)
    return { ...line, item: { productId, size, color }, ...(variant !== undefined && { variant }) }
  })
  return {
    kind: saleKind,
    saleKind,
    series: seriesOfSale(saleKind),
    orderId: id,
    order: order.number ?? id,
    seller,
    buyer,
    placeOfSupply,
    isInterState,
    lines,
    totals: taxTotals(lines),
  }
}

export const supplyOf = ({ saleKind, isInterState }: TaxDocumentDocument): Supply => ({
  isTaxed: saleKind === 'tax_invoice',
  isInterState,
})

/** What takes lines of a sale's document back: between the same two, as they were then. */
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
