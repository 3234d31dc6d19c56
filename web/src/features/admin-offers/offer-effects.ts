import { isSale, rulesInPaise } from '@bartan/contract/offers/offer'
import { inRupeesReduced, saleOf } from '@bartan/contract/offers/sale-price'
import { offerInputSchema } from '@bartan/contract/offers/schema'
import { isInScope } from '@bartan/contract/offers/scope'
import { timeOfClock } from '@bartan/contract/shared/shop-day'
import type { Rupees } from '@bartan/contract/shared/money'
import type { Offer, Sale } from '@bartan/contract/offers/offer'
import type { OfferReply } from '@bartan/contract/offers/schema'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { goodsOf, isBelow, isSetBelow } from './below-cost.ts'
import { bodyOf } from './offer-body.ts'
import type { OfferDraft } from './offer-draft.ts'
import { asProductId } from '@bartan/contract/products/product-id'

/** What an offer does to a product. */
export type Effect = {
  product: AdminProduct
  from: Rupees
  /** Absent where the offer does not change the price itself. */
  to?: Rupees
  isBelowCost: boolean
  isAboveMrp: boolean
  /** Its price has risen lately: shoppers are told that it was this, or nothing where that is no more than the price. */
  risen?: { was?: Rupees | undefined }
}

const covers = ({ kind, scope, sets }: OfferDraft, product: AdminProduct): boolean =>
  kind === 'set_price'
    ? isInScope(goodsOf(product), {}) && sets.some(({ productId }) => productId === product._id)
    : isInScope(goodsOf(product), { ...scope, products: scope.products.map(asProductId) })

/** The offer as it would hold now; undefined while something is missing. Name and code make no difference to prices. */
const offerOf = (draft: OfferDraft): Offer | undefined => {
  const read = offerInputSchema.safeParse({ ...bodyOf(draft), name: 'draft', code: undefined })
  return read.success ? { ...rulesInPaise(read.data), _id: 'draft', active: true } : undefined
}

const inSale = (product: AdminProduct, sales: readonly Sale[]): AdminProduct => {
  const sale = saleOf(goodsOf(product), sales)
  return sale ? inRupeesReduced(product, sale) : product
}

/** What holds at the same time: a sale of the goods, and of the other offers one for an order. */
type Beside = { sales: readonly Sale[]; offers: readonly Offer[] }

type Around = { offer: Offer | undefined; isSet: boolean; beside: Beside }

/** Below cost by itself, or together with what holds at the same time. */
const isBelowWith = (
  product: AdminProduct,
  after: AdminProduct,
  { offer, beside }: Around,
): boolean => {
  if (!offer || isSale(offer))
    return [undefined, ...beside.offers].some((other) => isBelow(after, other))
  return isBelow(inSale(product, beside.sales), offer)
}

const effectOn = (product: AdminProduct, around: Around): Effect => {
  const { price: from, mrp } = product
  const { offer, isSet } = around
  const isReducing = offer !== undefined && isSale(offer)
  const after = isReducing ? inSale(product, [offer]) : product
  const isReduced = after.price < from
  const isRisen =
    isReduced && (after.originalPriceOf ?? 'lowest_of_30_days') === 'lowest_of_30_days'
  return {
    product,
    from,
    ...(isReducing && { to: after.price }),
    isBelowCost: isSet || isBelowWith(product, after, around),
    isAboveMrp: mrp !== undefined && after.price > mrp,
    ...(isRisen && { risen: { was: after.originalPrice } }),
  }
}

const overlaps = (draft: OfferDraft, { from, to }: OfferReply): boolean => {
  const begin = timeOfClock(draft.from)?.getTime() ?? 0
  const end = timeOfClock(draft.to)?.getTime() ?? Infinity
  return Date.parse(from) < end && begin < (to === undefined ? Infinity : Date.parse(to))
}

/** With their codes typed. */
const besideOf = (draft: OfferDraft, others: readonly OfferReply[]): Beside => {
  const offers = others
    .filter((other) => other.active && overlaps(draft, other))
    .map((other): Offer => ({ ...rulesInPaise({ ...other, code: undefined }), _id: other._id }))
  return { sales: offers.filter(isSale), offers: offers.filter((other) => !isSale(other)) }
}

type Shop = { products: readonly AdminProduct[]; others: readonly OfferReply[] }

/** The products in an offer, with their prices in it, and what it comes to beside the others. */
export const effectsOf = (draft: OfferDraft, { products, others }: Shop): Effect[] => {
  const offer = offerOf(draft)
  const beside = besideOf(draft, others)
  // A set has one price, whatever sale its products are in.
  const isSet = offer !== undefined && isSetBelow(offer, products)
  return products
    .filter((product) => covers(draft, product))
    .map((product) => effectOn(product, { offer, isSet, beside }))
}

/** Other offers that would meet this one: of sales, and of what holds by itself, one counts. */
export const clashesOf = (
  draft: OfferDraft,
  { others, effects }: { others: readonly OfferReply[]; effects: readonly Effect[] },
): OfferReply[] => {
  if (draft.kind !== 'sale' && draft.code.trim() !== '') return []
  return others.filter(
    (other) =>
      other.active &&
      other.code === undefined &&
      (other.kind === 'sale') === (draft.kind === 'sale') &&
      overlaps(draft, other) &&
      effects.some(({ product }) => isInScope(goodsOf(product), other.scope)),
  )
}
