import { shippingPaise } from '../pricing/shipping.ts'
import {
  linesTotal,
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  type Paise,
} from '../shared/money.ts'
import { applyOffer, type OfferLine, type OfferDiscount } from './apply-offer.ts'
import { offerCodeKey } from './codes.ts'
import { isSale, type Offer } from './offer.ts'
import { hasBegun, isOver, isRunning } from './running.ts'

/** Why an offer doesn't apply; for a typed code, the error code of its refusal. */
export type OfferFault =
  | 'coupon_invalid'
  | 'coupon_not_first'
  | 'offer_not_yet'
  | 'offer_over'
  | 'offer_minimum'
  | 'offer_not_here'
  | 'offer_used_up'

/** What is known about the buyer and earlier uses. The unknown is decided in the buyer's favor. */
export type OfferFacts = {
  hasOrdered?: boolean
  /** By offer id. */
  used?: ReadonlyMap<string, number>
  usedByPhone?: ReadonlyMap<string, number>
}

const NOTHING_KNOWN: OfferFacts = {}

type Asked = {
  offers: readonly Offer[]
  code?: string | undefined
  now: Date
  facts?: OfferFacts | undefined
  /** What delivery costs for items of this worth. */
  feeOf?: FeeOf
}

export type FeeOf = (worth: Paise) => Paise

export type OfferQuote = {
  discounts: Paise[]
  itemsPrice: Paise
  shippingPrice: Paise
  /** The offer that applies, and its discount on the items. */
  offer?: Offer
  discount: Paise
  /** Its discount on the delivery. */
  deliveryOff: Paise
  totalPrice: Paise
  /** The offer of the typed code. It doesn't apply if another one takes off more. */
  typed?: Offer
  isBetter: boolean
  /** An offer that would apply if more were bought. */
  next?: { offer: Offer; missing: Paise }
}

/** A typed code that can't be used, its offer, and how much more would have to be bought. */
export type RefusedCode = { fault: OfferFault; offer?: Offer; missing?: Paise }

/** An offer that needs more than this isn't suggested. */
const NEXT_WITHIN = paise(500_00)

const NO_OFFERS: readonly Offer[] = []

const isUsedUp = (
  { _id, usesTotal = Infinity, usesPerPhone = Infinity }: Offer,
  { used, usedByPhone }: OfferFacts,
): boolean => (used?.get(_id) ?? 0) >= usesTotal || (usedByPhone?.get(_id) ?? 0) >= usesPerPhone

/** Why this buyer can't have the offer now, whatever is bought. */
export const faultOfBuyer = (
  offer: Offer,
  now: Date,
  facts: OfferFacts,
): OfferFault | undefined => {
  if (!offer.active) return 'coupon_invalid'
  if (!hasBegun(offer, now)) return 'offer_not_yet'
  if (isOver(offer, now)) return 'offer_over'
  if (isUsedUp(offer, facts)) return 'offer_used_up'
  return offer.firstOrder && facts.hasOrdered ? 'coupon_not_first' : undefined
}

type Candidate = { offer: Offer; taken: OfferDiscount; worth: Paise }

/** Breaks ties: the typed code first, then the earlier offer, so that the result is always the same. */
const turnOf = (offer: Offer, typed: Offer | undefined): string =>
  `${offer === typed ? 0 : 1} ${offer.from} ${offer._id}`

const isBefore = (one: Candidate, other: Candidate, typed: Offer | undefined): boolean =>
  one.worth === other.worth
    ? turnOf(one.offer, typed) < turnOf(other.offer, typed)
    : one.worth > other.worth

/**
 * The price of these lines: the one calculation behind quote, checkout, order, phone order and simulation. The offer
 * with the largest discount applies, the typed code's included. Free delivery is judged on the items before the
 * discount. Never throws: an unusable code is part of the result.
 */
export const quoteOf = (
  lines: readonly OfferLine[],
  { offers: known, code, now, facts = NOTHING_KNOWN, feeOf = shippingPaise }: Asked,
): OfferQuote | RefusedCode => {
  const itemsPrice = linesTotal(lines)
  const fee = lines.length === 0 ? NO_MONEY : feeOf(itemsPrice)
  const candidateOf = (offer: Offer): Candidate | undefined => {
    const taken = applyOffer(offer, lines)
    if (!taken) return undefined
    return { offer, taken, worth: taken.isDeliveryFree ? fee : taken.discount }
  }

  const key = code === undefined ? undefined : offerCodeKey(code)
  const coded = key ? known.filter((offer) => offer.code === key && !isSale(offer)) : NO_OFFERS
  const typed = coded.find((offer) => isRunning(offer, now)) ?? coded[0]
  if (key && !typed) return { fault: 'coupon_invalid' }
  const fault = typed && faultOfBuyer(typed, now, facts)
  if (fault) return { fault, offer: typed }
  if (typed && !applyOffer(typed, lines)) return { fault: 'offer_not_here', offer: typed }
  const minimum = typed?.minimum ?? NO_MONEY
  if (typed && itemsPrice < minimum)
    return { fault: 'offer_minimum', offer: typed, missing: subtractPaise(minimum, itemsPrice) }

  // Every change of a cart compares up to hundreds of offers, so the cheap checks come first. Parsing times is slower
  // than computing a discount, so only an offer that would win is checked for its time.
  const isOpen = (offer: Offer): boolean => faultOfBuyer(offer, now, facts) === undefined
  let best = typed && candidateOf(typed)
  const further: Offer[] = []
  for (const offer of known) {
    if (offer.code !== undefined || isSale(offer)) continue
    const missing = (offer.minimum ?? NO_MONEY) - itemsPrice
    if (missing > 0) {
      if (missing <= NEXT_WITHIN) further.push(offer)
      continue
    }
    const candidate = candidateOf(offer)
    if (!candidate || candidate.worth === 0) continue
    if ((!best || isBefore(candidate, best, typed)) && isOpen(offer)) best = candidate
  }

  const discount = best?.taken.discount ?? NO_MONEY
  const shippingPrice = best?.taken.isDeliveryFree ? NO_MONEY : fee
  const next = further
    .toSorted((one, other) => (one.minimum ?? 0) - (other.minimum ?? 0))
    .find((offer) => (candidateOf(offer)?.worth ?? 0) > (best?.worth ?? 0) && isOpen(offer))
  return {
    discounts: best?.taken.discounts() ?? lines.map(() => NO_MONEY),
    itemsPrice,
    shippingPrice,
    ...(best && { offer: best.offer }),
    discount,
    deliveryOff: subtractPaise(fee, shippingPrice),
    totalPrice: subtractPaise(sumPaise([itemsPrice, shippingPrice]), discount),
    ...(typed && { typed }),
    isBetter: typed !== undefined && best?.offer !== typed,
    ...(next && {
      next: { offer: next, missing: subtractPaise(next.minimum ?? NO_MONEY, itemsPrice) },
    }),
  }
}
