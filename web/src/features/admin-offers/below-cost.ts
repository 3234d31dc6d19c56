import type { Offer } from '@bartan/contract/offers/offer'
import { quoteOf } from '@bartan/contract/offers/quote'
import type { Goods } from '@bartan/contract/offers/scope'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { linesTotal, toPaise, type Rupees } from '@bartan/contract/shared/money'

export const goodsOf = ({
  _id,
  category,
  brand,
  material,
  collection,
  restricted,
}: AdminProduct): Goods => ({
  productId: _id,
  category,
  brand,
  material,
  collection,
  ...(restricted !== undefined && { restricted }),
})

type Unit = { size?: string; color?: string; price: Rupees; cost?: Rupees | undefined }

const unitsOf = (product: AdminProduct): Unit[] =>
  (product.variants ?? [product as Unit]).map(({ size, color, price, cost = product.cost }) => ({
    ...(size && { size }),
    ...(color && { color }),
    price,
    cost,
  }))

/** The quantity at which the offer reduces the unit price most. */
const mostReducing = (offer: Offer, price: Rupees): number => {
  const forMinimum = Math.ceil((offer.minimum ?? 0) / toPaise(price))
  const needed =
    offer.kind === 'buy_get'
      ? offer.buy + offer.get
      : offer.kind === 'quantity'
        ? Math.max(...offer.tiers.map(({ from }) => from))
        : 1
  return Math.max(1, needed, forMinimum)
}

const lineOf = (
  product: AdminProduct,
  { size = '', color = '', price }: Unit,
  quantity: number,
) => ({ ...goodsOf(product), size, color, quantity, price: toPaise(price) })

/** `cost` is in paise. */
type Bought = { lines: ReturnType<typeof lineOf>[]; cost: number | undefined }

/** Tells whether the goods sell below their cost; an unknown cost counts as not below. */
const comesBelow = (offer: Offer | undefined, { lines, cost }: Bought): boolean => {
  if (cost === undefined || lines.length === 0) return false
  const now = new Date(offer?.from ?? 0)
  const quote = quoteOf(lines, { offers: offer ? [offer] : [], now })
  return 'fault' in quote ? false : linesTotal(lines) - quote.discount < cost
}

/** Tells whether a unit, bought as the offer requires, would sell below its cost. */
export const isBelow = (product: AdminProduct, offer: Offer | undefined): boolean =>
  unitsOf(product).some((unit) => {
    const quantity = offer ? mostReducing(offer, unit.price) : 1
    const cost = unit.cost === undefined ? undefined : toPaise(unit.cost) * quantity
    return comesBelow(offer, { lines: [lineOf(product, unit, quantity)], cost })
  })

/** Tells whether a set as a whole sells below its cost. */
export const isSetBelow = (offer: Offer, products: readonly AdminProduct[]): boolean => {
  if (offer.kind !== 'set_price') return false
  const parts = offer.products.flatMap(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId)
    const [unit] = product ? unitsOf(product) : []
    return product && unit ? [{ product, unit, quantity }] : []
  })
  if (parts.length < offer.products.length) return false
  const costs = parts.map(({ unit: { cost: each }, quantity }) =>
    each === undefined ? Number.NaN : toPaise(each) * quantity,
  )
  const cost = costs.reduce((sum, one) => sum + one, 0)
  const lines = parts.map(({ product, unit, quantity }) => lineOf(product, unit, quantity))
  return comesBelow(offer, { lines, cost: Number.isNaN(cost) ? undefined : cost })
}
