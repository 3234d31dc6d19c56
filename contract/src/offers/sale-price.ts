import type { OriginalPriceOf } from '../products/price/original-price.ts'
import { paise, toPaise, toRupees, type Paise, type Rupees } from '../shared/money.ts'
import type { Sale } from './offer.ts'
import { isInScope, type Goods } from './scope.ts'

/** Paise in a rupee. */
const RUPEE = 100

/** A sale price in whole rupees, rounded half up: at least ₹1, and never above the regular price. */
export const salePrice = (price: Paise, percent: number): Paise => {
  const reduced = Math.floor((price * (100 - percent)) / (100 * RUPEE) + 0.5) * RUPEE
  return paise(Math.min(price, Math.max(RUPEE, reduced)))
}

/** Picks the sale with the lower price, then the one that lasts longer. */
const counting = (one: Sale, other: Sale): Sale => {
  if (one.percent !== other.percent) return one.percent > other.percent ? one : other
  return Date.parse(other.to ?? '9999') > Date.parse(one.to ?? '9999') ? other : one
}

export const saleOf = (goods: Goods, running: readonly Sale[]): Sale | undefined => {
  const [first, ...others] = running.filter(({ scope }) => isInScope(goods, scope))
  return first && others.reduce(counting, first)
}

type Prices<Money extends Paise | Rupees> = {
  price: Money
  originalPrice?: Money | undefined
  listPrice?: Money | undefined
  mrp?: Money | undefined
}

type PricedProduct<Money extends Paise | Rupees> = Prices<Money> & {
  priceMax?: Money | undefined
  variants?: readonly Prices<Money>[] | undefined
}

type InSale<P> = P & { originalPriceOf?: OriginalPriceOf }

/** The struck-through price is the higher of the original price and the price without the sale (contract §16). */
const inSale = <Money extends Paise | Rupees, P extends Prices<Money>>(
  priced: P,
  mrp: Money | undefined,
  reduce: (price: Money) => Money,
): InSale<P> => {
  const { price: without, originalPrice = without } = priced
  const price = reduce(without)
  if (price >= without) return priced
  const struck = originalPrice > without ? originalPrice : without
  const originalPriceOf = struck === without ? 'without_sale' : struck === mrp ? 'mrp' : 'original'
  return { ...priced, price, listPrice: without, originalPrice: struck, originalPriceOf }
}

/** The prices of a product with variants: those of its cheapest. */
const summarized = <Money extends Paise | Rupees, P extends PricedProduct<Money>>(
  product: P,
  variants: readonly InSale<Prices<Money>>[],
): InSale<P> => {
  const place = product.variants?.findIndex(({ price }) => price === product.price) ?? -1
  const { price = product.price, originalPrice, listPrice, originalPriceOf } = variants[place] ?? {}
  return {
    ...product,
    price,
    originalPrice,
    ...(originalPriceOf && { listPrice, originalPriceOf }),
  }
}

const reducedBy = <Money extends Paise | Rupees, P extends PricedProduct<Money>>(
  product: P,
  sale: Pick<Sale, 'to'>,
  reduce: (price: Money) => Money,
): InSale<P> & { saleEndsAt?: string } => {
  const variants = product.variants?.map((variant) =>
    inSale<Money, typeof variant>(variant, variant.mrp ?? product.mrp, reduce),
  )
  const priced = variants
    ? { ...summarized<Money, P>(product, variants), variants }
    : inSale<Money, P>(product, product.mrp, reduce)
  const isReduced =
    priced.price < product.price ||
    (variants?.some(({ price }, place) => price < (product.variants?.[place]?.price ?? 0)) ?? false)
  if (!isReduced) return product
  const priceMax = product.priceMax === undefined ? undefined : reduce(product.priceMax)
  const isOnePrice = priceMax === priced.price
  return {
    ...priced,
    ...(priceMax !== undefined && { priceMax: isOnePrice ? undefined : priceMax }),
    ...(sale.to !== undefined && { saleEndsAt: sale.to }),
  }
}

/** A product with its prices in a sale; stored prices stay the same. */
export const withSalePrices = <P extends PricedProduct<Paise>>(product: P, sale: Sale) =>
  reducedBy<Paise, P>(product, sale, (price) => salePrice(price, sale.percent))

/** The same for a product on the wire. */
export const withSalePricesInRupees = <P extends PricedProduct<Rupees>>(product: P, sale: Sale) =>
  reducedBy<Rupees, P>(product, sale, (price) => toRupees(salePrice(toPaise(price), sale.percent)))
