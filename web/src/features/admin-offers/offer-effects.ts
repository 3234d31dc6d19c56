import { isSale, rulesInPaise, type Offer, type Sale } from '@bartan/contract/offers/offer'
import { withSalePricesInRupees, saleOf } from '@bartan/contract/offers/sale-price'
import { offerInputSchema, type OfferReply } from '@bartan/contract/offers/schema'
import { isInScope } from '@bartan/contract/offers/scope'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import { asProductId } from '@bartan/contract/products/product-id'
import type { Rupees } from '@bartan/contract/shared/money'
import { timeOfClock } from '@bartan/contract/shared/shop-day'
import { goodsOf, isBelow, isSetBelow } from './below-cost.ts'
import { bodyOf } from './offer-body.ts'
import type { OfferDraft } from './offer-draft.ts'

/** An offer's effect on a product. */
export type Effect = {
  product: AdminProduct
  from: Rupees
  /** Missing if the offer doesn't change the price itself. */
  to?: Rupees
  isBelowCost: boolean
  isAboveMrp: boolean
}

const covers = ({ kind, scope, sets }: OfferDraft, product: AdminProduct): boolean =>
  kind === 'set_price'
    ? isInScope(goodsOf(product), {}) && sets.some(({ productId }) => productId === product._id)
    : isInScope(goodsOf(product), { ...scope, products: scope.products.map(asProductId) })

/** The offer's rules from the form; undefined while incomplete. Name and code don't affect prices. */
const offerOf = (draft: OfferDraft): Offer | undefined => {
  const read = offerInputSchema.safeParse({ ...bodyOf(draft), name: 'draft', code: undefined })
  return read.success ? { ...rulesInPaise(read.data), _id: 'draft', active: true } : undefined
}

const inSale = (product: AdminProduct, sales: readonly Sale[]): AdminProduct => {
  const sale = saleOf(goodsOf(product), sales)
  return sale ? withSalePricesInRupees(product, sale) : product
}

/** Offers valid at the same time: sales of the products, and other offers, of which one applies per order. */
type Beside = { sales: readonly Sale[]; offers: readonly Offer[] }

type Around = { offer: Offer | undefined; isSet: boolean; beside: Beside }

/** Tells whether a product sells below cost, by this offer alone or with the others. */
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
  const { price: from } = product
  const { offer, isSet } = around
  const isReducing = offer !== undefined && isSale(offer)
  const after = isReducing ? inSale(product, [offer]) : product
  return {
    product,
    from,
    ...(isReducing && { to: after.price }),
    isBelowCost: isSet || isBelowWith(product, after, around),
    isAboveMrp: (after.variants ?? [after]).some((one) => {
      const { price, mrp } = variantOffer(after, one)
      return mrp !== undefined && price > mrp
    }),
  }
}

const overlaps = (draft: OfferDraft, { from, to }: OfferReply): boolean => {
  const begin = timeOfClock(draft.from)?.getTime() ?? 0
  const end = timeOfClock(draft.to)?.getTime() ?? Infinity
  return Date.parse(from) < end && begin < (to === undefined ? Infinity : Date.parse(to))
}

/** Assumes that customers enter all codes. */
const besideOf = (draft: OfferDraft, others: readonly OfferReply[]): Beside => {
  const offers = others
    .filter((other) => other.active && overlaps(draft, other))
    .map((other): Offer => ({ ...rulesInPaise({ ...other, code: undefined }), _id: other._id }))
  return { sales: offers.filter(isSale), offers: offers.filter((other) => !isSale(other)) }
}

type Shop = { products: readonly AdminProduct[]; others: readonly OfferReply[] }

/** Products of an offer with their new prices, also combined with other offers. */
export const effectsOf = (draft: OfferDraft, { products, others }: Shop): Effect[] => {
  const offer = offerOf(draft)
  const beside = besideOf(draft, others)
  // A set has one price, whatever sale its products are in.
  const isSet = offer !== undefined && isSetBelow(offer, products)
  return products
    .filter((product) => covers(draft, product))
    .map((product) => effectOn(product, { offer, isSet, beside }))
}

/** Other offers that overlap this one. Only one sale, and one automatic offer, applies at a time. */
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
