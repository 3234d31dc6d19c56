import { couponKey } from '@bartan/contract/coupons/rules'
import { deliveryFee } from '@bartan/contract/delivery/fee-to-bring'
import type { OfferLine } from '@bartan/contract/offers/apply-offer'
import { offerCodeKey } from '@bartan/contract/offers/codes'
import type { Offer } from '@bartan/contract/offers/offer'
import {
  quoteOf,
  type FeeOf,
  type OfferFacts,
  type OfferQuote,
} from '@bartan/contract/offers/quote'
import { deliveryOf } from '@bartan/contract/settings/pin-rules'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Place } from '@bartan/contract/shared/pin'
import type { Phone } from '@bartan/contract/users/rules'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { offerUsesId } from '#domain/hashed-ids.ts'
import { newsletterOffer, NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import type { CheckedUse } from '#domain/offers/offer-lines.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import type { ShopContext } from '../../shop-context.ts'
import { offerFactsRepository } from './offer-facts.repository.ts'
import type { Quote } from './price-lines.ts'

type Coupon = { percent: number; orderId: string | null }

type Others = {
  /** Offers that have not ended, from memory. */
  offers: () => Promise<readonly Offer[]>
  withCode: (code: string) => Promise<Offer | undefined>
  /** The newsletter's code, if it is one. Counts an account's try; throws beyond the limit. */
  tryCoupon: (key: string, accountId: string | undefined) => Promise<Coupon | undefined>
}

/** The buyer whose orders and uses count; a guest's don't. */
export type Buyer = { userId?: string | undefined; phone: Phone }

/** Offers for a quote, the typed code's included. */
export type KnownOffers = {
  offers: readonly Offer[]
  code?: string | undefined
  /** The uses of the newsletter's code. */
  couponUsed?: number
}

/** The delivery fee at an address, or, as long as nobody has told a PIN code, at the dearest place. */
export const feesTo = (address: Place, rules: Pick<Settings, 'shipping' | 'pinRules'>): FeeOf => {
  const place = deliveryOf(address, rules.pinRules)
  return (worth) => deliveryFee(worth, rules, place)
}

/** The caller's name for the code. */
export const COUPON_FIELD = 'couponCode'

/** Newsletter codes count their own uses. */
const isCounted = ({ _id }: Offer): boolean => _id !== NEWSLETTER_OFFER

export const isLimited = (offer: Offer): boolean =>
  isCounted(offer) && (offer.usesTotal !== undefined || offer.usesPerPhone !== undefined)

/** A limit per phone is none for a guest, whose phone is unknown. */
const isLimitedFor = (offer: Offer, buyer: Buyer | undefined): boolean =>
  buyer ? isLimited(offer) : isCounted(offer) && offer.usesTotal !== undefined

/** The charges for these lines; placing the order checks the offer's use again. */
export const chargedQuote = (
  lines: OrderLineDocument[],
  quote: OfferQuote,
  buyer: Buyer | undefined,
): Quote => {
  const { itemsPrice, shippingPrice, totalPrice, discount, discounts, deliveryOff, offer } = quote
  const prices = { itemsPrice, shippingPrice, totalPrice }
  if (!offer) return { lines, ...prices }
  const { _id: id, name, code } = offer
  const use: CheckedUse | undefined =
    buyer && isCounted(offer)
      ? {
          offerId: id,
          usesId: offerUsesId(id, buyer.phone),
          isLimited: isLimited(offer),
          isFirstOrder: offer.firstOrder === true,
        }
      : undefined
  return {
    lines: lines.map((line, place) => ({ ...line, discount: discounts[place] ?? line.price })),
    ...prices,
    discount,
    offer: { id, name, ...(code !== undefined && { code }) },
    ...(code !== undefined && { couponCode: code }),
    ...(use && { offerUse: use }),
    ...(deliveryOff > 0 && { deliveryOff }),
  }
}

/** Finds the offers and the buyer's facts, and runs the contract's calculation. */
export const quoting = (
  { connect, clock }: ShopContext,
  { offers: live, withCode, tryCoupon }: Others,
) => {
  const { usesOf, hasOrdered } = offerFactsRepository(connect)

  const newsletters = async (typed: string, accountId: string | undefined) => {
    const key = couponKey(typed)
    const coupon = await tryCoupon(key, accountId)
    return coupon && { offer: newsletterOffer(key, coupon), used: coupon.orderId === null ? 0 : 1 }
  }

  return {
    /** Codes that aren't in memory are looked up in the database, which counts as a try of the account. */
    find: async (typed: string | undefined, accountId?: string): Promise<KnownOffers> => {
      const offers = await live()
      if (typed === undefined) return { offers }
      const code = offerCodeKey(typed)
      if (offers.some((offer) => offer.code === code)) return { offers, code }
      const found = await newsletters(typed, accountId)
      if (found) {
        const { offer, used } = found
        return { offers: [...offers, offer], code: offer.code, couponUsed: used }
      }
      const other = await withCode(code)
      return { offers: other ? [...offers, other] : offers, code }
    },

    /**
     * The quote of these lines; throws for an unusable code. Uses and earlier orders are looked up only for offers that
     * would apply. What depends on the person is decided in a guest's favor; the uses of all are counted for everybody.
     */
    quote: async (
      lines: readonly OfferLine[],
      { offers, code, couponUsed = 0 }: KnownOffers,
      { buyer, feeOf }: { buyer: Buyer | undefined; feeOf: FeeOf },
    ): Promise<OfferQuote> => {
      const now = clock.now()
      const used = new Map<string, number>()
      const usedByPhone = new Map<string, number>()
      const facts: OfferFacts = { used, usedByPhone }
      used.set(NEWSLETTER_OFFER, couponUsed)
      // Each round learns about one more offer; there are few.
      for (;;) {
        const quote = quoteOf(lines, { offers, code, now, facts, feeOf })
        // Of a refused code as well: a buyer who can't have it isn't told to buy more.
        const inQuestion = (
          'fault' in quote ? [quote.offer] : [quote.typed, quote.offer, quote.next?.offer]
        ).filter((offer) => offer !== undefined)
        const uncounted = inQuestion.filter(
          (offer) => isLimitedFor(offer, buyer) && !used.has(offer._id),
        )
        const isOrderAsked =
          buyer !== undefined &&
          facts.hasOrdered === undefined &&
          inQuestion.some(({ firstOrder }) => firstOrder === true)
        if (uncounted.length === 0 && !isOrderAsked) {
          if ('fault' in quote) throw refuseOffer(quote, COUPON_FIELD)
          return quote
        }
        const [uses, ordered] = await Promise.all([
          usesOf([...new Set(uncounted)], buyer?.phone),
          isOrderAsked ? hasOrdered(buyer.phone) : undefined,
        ])
        for (const { _id, used: count, byPhone } of uses) {
          used.set(_id, count)
          usedByPhone.set(_id, byPhone)
        }
        if (ordered !== undefined) facts.hasOrdered = ordered
      }
    },

    /** Whether the offer has a limit of uses by now: it may be newer than the checkout. */
    hasLimit: async (offerId: string): Promise<boolean> => {
      const offer = (await live()).find(({ _id }) => _id === offerId)
      return offer === undefined || isLimited(offer)
    },
  }
}

export type Quoting = ReturnType<typeof quoting>
