import { isSameLine, type LineKey, type LineUnits, unitsIn } from '@bartan/contract/cart/rules'
import type { Offer } from '@bartan/contract/offers/offer'
import { quoteOf } from '@bartan/contract/offers/quote'
import { namesToCopy } from '@bartan/contract/products/names'
import { type Paise, linesTotal, NO_MONEY, sumPaise } from '@bartan/contract/shared/money'
import type { OrderLineDocument, OrderDocument } from '#database/order-documents.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { newsletterOffer, NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { offerLines } from '#domain/offers/offer-lines.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import { productOf, summed, type Sellable } from '#domain/stock/sellable.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

type Before = Pick<OrderDocument, 'lines' | 'offer' | 'couponCode' | 'discount' | 'itemsPrice'>

/** A newsletter code's percentage, computed because its document may be deleted. */
const percentOf = ({ discount = NO_MONEY, itemsPrice }: Before): number =>
  Math.round((discount * 100) / Math.max(1, itemsPrice))

const offersOf = async (unit: OrderUnit, before: Before): Promise<Offer[]> => {
  const { offer, couponCode } = before
  if (offer && offer.id !== NEWSLETTER_OFFER) {
    const found = await unit.offer(offer.id)
    return found ? [found] : []
  }
  if (!couponCode) return []
  const coupon = await unit.coupon(couponCode)
  return [newsletterOffer(couponCode, coupon ?? { percent: percentOf(before) })]
}

/** The odd paise of exchanged goods stay with a line that is as it was: they are of its units. */
const withOddPaise = (
  { discount, ...line }: OrderLineDocument,
  before: readonly OrderLineDocument[],
): OrderLineDocument => {
  const isKept = before.some((one) => isSameLine(one, line) && one.quantity === line.quantity)
  return isKept && discount !== undefined ? { ...line, discount } : line
}

type Goods = { lines: OrderLineDocument[]; itemsPrice: Paise; discount?: Paise }

/**
 * An order's price after a change of its lines. Its own offer is checked again: if it doesn't apply any more, it takes
 * nothing off, but the order keeps it and it may apply again. Limits aren't checked: the order's use is already
 * counted.
 */
export const changedGoods = async (
  unit: OrderUnit,
  before: Before,
  lines: OrderLineDocument[],
  { products, now }: { products: ReadonlyMap<string, Sellable>; now: Date },
): Promise<Goods> => {
  if (!before.offer && !before.couponCode) {
    const reduced = lines.map((line) => withOddPaise(line, before.lines))
    const discounts = reduced.map(({ discount = NO_MONEY }) => discount)
    return {
      lines: reduced,
      itemsPrice: linesTotal(lines),
      ...(before.discount !== undefined && { discount: sumPaise(discounts) }),
    }
  }
  // Without its code it applies by itself.
  const offers = (await offersOf(unit, before)).map((offer) => ({ ...offer, code: undefined }))
  const quote = quoteOf(offerLines(lines, products), { offers, now })
  if ('fault' in quote) throw refuseOffer(quote, 'lines')
  return {
    lines: lines.map((line, place) => ({ ...line, discount: quote.discounts[place] ?? NO_MONEY })),
    itemsPrice: quote.itemsPrice,
    discount: quote.discount,
  }
}

type Document = StoredOrder['document']

type Reduced = { out: readonly OrderLineDocument[]; totalAfter: Paise; by: Caller; now: Date }

export const reductionOf = (
  unit: OrderUnit,
  before: Document,
  { out, totalAfter, by, now }: Reduced,
) => ({
  at: unit.timestamp(now),
  by: changeAuthor(by),
  lines: out.map(({ productId, size, color, name, quantity, ...names }) => ({
    productId,
    size,
    color,
    name,
    ...namesToCopy(names),
    quantity,
  })),
  totalBefore: before.totalPrice,
  totalAfter,
})

/** The same for the audit log: the number of items, and the total. */
export const itemChanges = (before: Document, lines: readonly LineUnits[], totalPrice: Paise) =>
  fieldChanges(
    { items: unitsIn(before.lines), totalPrice: before.totalPrice },
    { items: unitsIn(lines), totalPrice },
  )

const unitsOf = (all: readonly OrderLineDocument[], line: LineKey): number =>
  all.find((one) => isSameLine(one, line))?.quantity ?? 0

const moreThan = (
  more: readonly OrderLineDocument[],
  less: readonly OrderLineDocument[],
): OrderLineDocument[] =>
  more
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(less, line) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * The new lines of an order: existing ones keep their price, new ones have the product's. Also what returns to stock,
 * and what is taken from it.
 */
export const changedLines = (
  before: readonly OrderLineDocument[],
  wanted: readonly LineUnits[],
  products: ReadonlyMap<string, Sellable>,
) => {
  const lines = summed(wanted).map((line): OrderLineDocument => {
    const kept = before.find((one) => isSameLine(one, line))
    if (kept) return { ...kept, quantity: line.quantity }
    return orderedLine(productOf(line, products), line)
  })
  return { lines, out: moreThan(before, lines), added: moreThan(lines, before) }
}
