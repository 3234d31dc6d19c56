import type { OfferLine } from '@bartan/contract/offers/apply-offer'
import { isSale, type Offer, type Sale } from '@bartan/contract/offers/offer'
import { quoteOf, type OfferFacts } from '@bartan/contract/offers/quote'
import { salePrice } from '@bartan/contract/offers/sale-price'
import { isInScope } from '@bartan/contract/offers/scope'
import {
  NO_MONEY,
  subtractPaise,
  sumPaise,
  timesPaise,
  toRupees,
  type Paise,
} from '@bartan/contract/shared/money'

export type SimulatedOrder = {
  phone: string
  lines: OfferLine[]
  /** The delivery price when it was placed. */
  shippingPrice: Paise
}

const offBySale = (sale: Sale, { lines }: SimulatedOrder): Paise =>
  sumPaise(
    lines
      .filter((line) => isInScope(line, sale.scope))
      .map(({ price, quantity }) =>
        timesPaise(subtractPaise(price, salePrice(price, sale.percent)), quantity),
      ),
  )

/** What an offer would have taken off; 0 if it would not have applied. */
const offByOffer = (offer: Offer, order: SimulatedOrder, facts: OfferFacts): Paise => {
  const feeOf = () => order.shippingPrice
  const now = new Date(offer.from)
  const quote = quoteOf(order.lines, { offers: [offer], code: offer.code, now, facts, feeOf })
  if ('fault' in quote || !quote.offer) return NO_MONEY
  return sumPaise([quote.discount, subtractPaise(order.shippingPrice, quote.shippingPrice)])
}

/** What an offer would have cost on these orders in turn, had every customer known it. */
export const simulateOffer = (draft: Offer, orders: readonly SimulatedOrder[]) => {
  const offer: Offer = { ...draft, active: true, to: undefined }
  let applied = 0
  let discount: Paise = NO_MONEY
  const ordered = new Set<string>()
  // Bounded by the orders.
  const uses = new Map<string, number>()
  for (const order of orders) {
    const facts: OfferFacts = {
      hasOrdered: ordered.has(order.phone),
      used: new Map([[offer._id, applied]]),
      usedByPhone: new Map([[offer._id, uses.get(order.phone) ?? 0]]),
    }
    const off = isSale(offer) ? offBySale(offer, order) : offByOffer(offer, order, facts)
    ordered.add(order.phone)
    if (off === 0) continue
    applied += 1
    uses.set(order.phone, (uses.get(order.phone) ?? 0) + 1)
    discount = sumPaise([discount, off])
  }
  return { orders: orders.length, applied, discount: toRupees(discount) }
}
