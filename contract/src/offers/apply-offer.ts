import { unitsIn, type LineUnits } from '../cart/rules.ts'
import { linesTotal, NO_MONEY, paise, timesPaise, type Paise } from '../shared/money.ts'
import { splitByWeight } from '../tax/share-out.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { isInScope, type Goods } from './scope.ts'

/** Units of one choice, priced after sales. */
export type OfferLine = Goods & LineUnits & { price: Paise }

/** The discount of an offer before rounding, in hundredths of a paisa, and the lines that it applies to. */
type Worth = { counted: readonly OfferLine[]; hundredths: number }

const PAISA = 100
const RUPEE = 100

const NOTHING: Worth = { counted: [], hundredths: 0 }

const valueOf = ({ price, quantity }: OfferLine): Paise => timesPaise(price, quantity)

const dearestFirst = (lines: readonly OfferLine[]): OfferLine[] =>
  lines.toSorted((one, other) => other.price - one.price)

/**
 * How many units are reduced. Units are grouped by buy + get, dearest first, and the cheapest of each group are
 * reduced.
 */
const reducedUnits = (units: number, { buy, get }: { buy: number; get: number }): number =>
  Math.floor(units / (buy + get)) * get + Math.max(0, (units % (buy + get)) - buy)

const buyAndGet = (lines: readonly OfferLine[], terms: OfferTerms & { kind: 'buy_get' }): Worth => {
  const group = terms.buy + terms.get
  const inGroups = Math.floor(unitsIn(lines) / group) * group
  if (inGroups === 0) return NOTHING
  let [place, hundredths] = [0, 0]
  for (const { price, quantity } of dearestFirst(lines)) {
    const end = Math.min(inGroups, place + quantity)
    const units = Math.max(0, reducedUnits(end, terms) - reducedUnits(place, terms))
    hundredths += price * units * terms.percent
    place = end
  }
  return { counted: lines, hundredths }
}

const firstUnits = (lines: readonly OfferLine[], units: number) => {
  let [left, worth] = [units, 0]
  const used: OfferLine[] = []
  for (const line of dearestFirst(lines)) {
    const taken = Math.min(left, line.quantity)
    if (taken === 0) break
    used.push(line)
    worth += line.price * taken
    left -= taken
  }
  return { worth, used }
}

/** As many sets as the cart has, dearest units first, as long as a set costs less than its units. */
const setPrice = (
  lines: readonly OfferLine[],
  { products, price }: OfferTerms & { kind: 'set_price' },
): Worth => {
  const parts = products.map(({ productId, quantity }) => ({
    quantity,
    lines: lines.filter((line) => line.productId === productId),
  }))
  const sets = (count: number) => parts.map((part) => firstUnits(part.lines, count * part.quantity))
  const savedBy = (count: number) =>
    sets(count).reduce((sum, { worth }) => sum + worth, -count * price)
  const most = Math.min(...parts.map((part) => Math.floor(unitsIn(part.lines) / part.quantity)))
  // Later sets have cheaper units, so a binary search finds the first that saves nothing.
  let [best, beyond] = [0, most + 1]
  while (beyond - best > 1) {
    const count = Math.floor((best + beyond) / 2)
    if (savedBy(count) > savedBy(count - 1)) best = count
    else beyond = count
  }
  if (best === 0) return NOTHING
  return { counted: sets(best).flatMap(({ used }) => used), hundredths: savedBy(best) * PAISA }
}

const byQuantity = (
  lines: readonly OfferLine[],
  { tiers }: OfferTerms & { kind: 'quantity' },
): Worth => {
  const counted: OfferLine[] = []
  let hundredths = 0
  for (const line of lines) {
    let units = 0
    for (const { productId, quantity } of lines) if (productId === line.productId) units += quantity
    let reached: (typeof tiers)[number] | undefined
    for (const tier of tiers)
      if (tier.from <= units && tier.from > (reached?.from ?? 0)) reached = tier
    if (!reached) continue
    counted.push(line)
    hundredths += valueOf(line) * reached.percent
  }
  return { counted, hundredths }
}

const worthOf = (offer: Offer, lines: readonly OfferLine[]): Worth => {
  switch (offer.kind) {
    case 'sale':
      return NOTHING
    case 'free_delivery':
      return { counted: lines, hundredths: 0 }
    case 'percent':
      return { counted: lines, hundredths: linesTotal(lines) * offer.percent }
    case 'amount':
      return { counted: lines, hundredths: offer.amount * PAISA }
    case 'buy_get':
      return buyAndGet(lines, offer)
    case 'set_price':
      return setPrice(lines, offer)
    case 'quantity':
      return byQuantity(lines, offer)
  }
}

const wholeRupees = (amount: number): number => Math.floor(amount / RUPEE) * RUPEE

const discountOf = (offer: Offer, { counted, hundredths }: Worth): Paise => {
  const rounded = Math.floor(hundredths / (RUPEE * PAISA) + 0.5) * RUPEE
  const most = offer.kind === 'percent' ? (offer.most ?? Infinity) : Infinity
  return paise(Math.max(0, Math.min(rounded, wholeRupees(most), wholeRupees(linesTotal(counted)))))
}

const compareField = (
  one: OfferLine,
  other: OfferLine,
  field: 'productId' | 'size' | 'color',
): number => (one[field] < other[field] ? -1 : Number(one[field] > other[field]))

const byKey = (one: OfferLine, other: OfferLine): number =>
  compareField(one, other, 'productId') ||
  compareField(one, other, 'size') ||
  compareField(one, other, 'color')

/** Splits the discount over the counted lines in proportion to their value, whatever the order of the lines. */
const split = (
  discount: Paise,
  lines: readonly OfferLine[],
  counted: readonly OfferLine[],
): Paise[] => {
  const inOrder = lines.toSorted(byKey)
  const shares = splitByWeight(
    discount,
    inOrder.map((line) => (counted.includes(line) ? valueOf(line) : 0)),
  )
  return lines.map((line) => shares[inOrder.indexOf(line)] ?? NO_MONEY)
}

export type OfferDiscount = {
  /** Off the items, in whole rupees. */
  discount: Paise
  /** The discount of each line, computed only for the offer that applies. */
  discounts: () => Paise[]
  isDeliveryFree: boolean
}

/**
 * The discount of an offer on these lines; undefined if it covers none of them. Whether the offer applies is checked
 * elsewhere.
 */
export const applyOffer = (
  offer: Offer,
  lines: readonly OfferLine[],
): OfferDiscount | undefined => {
  const worth = worthOf(
    offer,
    lines.filter((line) => isInScope(line, offer.scope)),
  )
  if (worth.counted.length === 0) return undefined
  const discount = discountOf(offer, worth)
  return {
    discount,
    discounts: () => split(discount, lines, worth.counted),
    isDeliveryFree: offer.kind === 'free_delivery',
  }
}
