import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { subtractPaise, sumPaise, type Paise } from '../shared/money.ts'
import type { OfferLine } from './apply-offer.ts'
import type { Offer } from './offer.ts'
import { quoteOf, type OfferQuote } from './quote.ts'
import { anyLine, anyLines, anyOffer, anyOffers } from './testing/arbitrary-offers.ts'
import { naiveDiscount } from './testing/naive-discount.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

const quoted = (
  lines: readonly OfferLine[],
  offers: readonly Offer[],
  code?: string,
): OfferQuote => {
  const quote = quoteOf(lines, { offers, code, now: NOW })
  if ('fault' in quote) throw new Error(`Refused: ${quote.fault}`)
  return quote
}

const valueOf = ({ price, quantity }: OfferLine) => price * quantity

it('never takes off more than a line costs, nor leaves less than nothing to pay', () => {
  fc.assert(
    fc.property(anyLines, anyOffers, (lines, offers) => {
      const { discounts, totalPrice } = quoted(lines, offers)
      expect(totalPrice).toBeGreaterThanOrEqual(0)
      for (const [place, line] of lines.entries()) {
        expect(discounts[place]).toBeGreaterThanOrEqual(0)
        expect(discounts[place]).toBeLessThanOrEqual(valueOf(line))
      }
    }),
  )
})

it('takes off whole rupees, shared out over the lines to the paisa, and the total follows', () => {
  fc.assert(
    fc.property(anyLines, anyOffers, (lines, offers) => {
      const { discounts, discount, itemsPrice, shippingPrice, totalPrice } = quoted(lines, offers)
      expect(discount % 100).toBe(0)
      expect(discounts.every(Number.isInteger)).toBe(true)
      expect(sumPaise(discounts)).toBe(discount)
      expect(itemsPrice).toBe(lines.reduce((sum, line) => sum + valueOf(line), 0))
      expect(totalPrice).toBe(itemsPrice + shippingPrice - discount)
    }),
  )
})

it('takes off what a plain reading of the terms says, unit by unit', () => {
  fc.assert(
    fc.property(anyLines, anyOffer, (lines, offer) => {
      expect(quoted(lines, [offer]).discount).toBe(naiveDiscount(offer, lines))
    }),
    { numRuns: 500 },
  )
})

it('makes no difference in which order lines and offers come', () => {
  fc.assert(
    fc.property(anyLines, anyOffers, (lines, offers) => {
      const { discounts, ...quote } = quoted(lines, offers)
      const { discounts: turned, ...other } = quoted(lines.toReversed(), offers.toReversed())
      expect(other).toEqual(quote)
      expect(turned.toReversed()).toEqual(discounts)
    }),
  )
})

it('is the best of all offers by themselves, and a code never makes it dearer', () => {
  fc.assert(
    fc.property(anyLines, anyOffers, (lines, offers) => {
      const { totalPrice } = quoted(lines, offers)
      const alone = [[], ...offers.map((offer) => [offer])].map((one) => quoted(lines, one))
      expect(totalPrice).toBe(Math.min(...alone.map((one) => one.totalPrice)))
    }),
  )
  fc.assert(
    fc.property(anyLines, anyOffers, anyOffer, (lines, offers, offer) => {
      const coded = { ...offer, _id: 'coded', code: 'DIWALI' }
      const quote = quoteOf(lines, { offers: [...offers, coded], code: 'diwali', now: NOW })
      if ('fault' in quote) return
      const without = quoted(lines, offers)
      expect(quote.totalPrice).toBeLessThanOrEqual(without.totalPrice)
      expect(quote.isBetter).toBe(quote.offer?._id !== 'coded')
    }),
  )
})

const itemsOf = ({ itemsPrice, discount }: OfferQuote): Paise => subtractPaise(itemsPrice, discount)

/**
 * Of these, more goods say less to pay: reaching a minimum or the number of units of a tier, completing a set, or a
 * group of which more than one unit is reduced.
 */
const saysSo = (offer: Offer): boolean =>
  offer.minimum !== undefined ||
  offer.kind === 'quantity' ||
  offer.kind === 'set_price' ||
  (offer.kind === 'buy_get' && offer.get > 1)

it('never makes the goods cheaper by more than what is added, unless the offer says so', () => {
  fc.assert(
    fc.property(anyLines, anyLine, anyOffer, (lines, added, offer) => {
      fc.pre(!saysSo(offer))
      const isThere = lines.some(
        (line) => line.productId === added.productId && line.size === added.size,
      )
      fc.pre(!isThere)
      const more = itemsOf(quoted([...lines, added], [offer]))
      const before = itemsOf(quoted(lines, [offer]))
      expect(more).toBeGreaterThanOrEqual(before - valueOf(added))
    }),
  )
})

it('finds nothing to pay for nothing', () => {
  fc.assert(
    fc.property(anyOffers, (offers) => {
      expect(quoted([], offers)).toMatchObject({ itemsPrice: 0, shippingPrice: 0, totalPrice: 0 })
    }),
  )
})
