import { isSameLine } from '@bartan/contract/cart/rules'
import type { Offer } from '@bartan/contract/offers/offer'
import { quoteOf } from '@bartan/contract/offers/quote'
import { linesTotal, NO_MONEY, sumPaise, type Paise } from '@bartan/contract/shared/money'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'
import { newsletterOffer, NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { offerLines } from '#domain/offers/offer-lines.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { OrderUnit } from '../order-unit.repository.ts'

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
