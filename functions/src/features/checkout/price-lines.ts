import type { Translations } from '@bartan/contract/settings/settings'
import { namesToCopy } from '@bartan/contract/products/names'
import { reason } from '@bartan/contract/reasons/reasons'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { toRupees } from '@bartan/contract/shared/money'
import type { Charges } from '@bartan/contract/checkout/charges'
import { AppError } from '#domain/app-error.ts'
import { imageOf, lineKeyOf, offerOf, outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'

/** What was chosen, and the price (rupees) that the shopper saw. */
export type WantedLine = LineKey & { quantity: number; price?: number }

/** Prices in paise. */
export type PricedLine = LineKey & {
  quantity: number
  /** Absent in checkouts older than variants. */
  sku?: string
  name: string
  nameIn?: Translations
  nameHi?: string
  image: string
  price: number
  returnable?: boolean
  /** What the product says of its tax. */
  tax?: Sellable['tax']
}

/** In paise. */
export type Quote = Charges & { lines: PricedLine[] }

const lineOf = (product: Sellable, wanted: WantedLine): PricedLine => {
  const key = lineKeyOf(product, wanted)
  const { sku, price } = offerOf(product, key) ?? product
  return {
    ...key,
    quantity: wanted.quantity,
    sku,
    name: product.name,
    ...namesToCopy(product),
    image: imageOf(product, key.color),
    price,
    ...(product.returnable === false && { returnable: false }),
    ...(product.tax && { tax: product.tax }),
  }
}

const summed = (lines: PricedLine[]): PricedLine[] => {
  const sums: PricedLine[] = []
  for (const line of lines) {
    const same = sums.find((other) => isSameLine(other, line))
    if (same) same.quantity += line.quantity
    else sums.push({ ...line })
  }
  return sums
}

const changedPrice = (wanted: WantedLine, product: Sellable): FaultyLine[] => {
  const { productId, size, color, quantity } = wanted
  const price = toRupees((offerOf(product, wanted) ?? product).price)
  if (wanted.price === undefined || wanted.price === price) return []
  return [{ productId, name: product.name, size, color, quantity, priceWas: wanted.price, price }]
}

const refuseChangedPrices = (lines: FaultyLine[]): void => {
  if (lines.length === 0) return
  const names = [...new Set(lines.map(({ name }) => name))].join(', ')
  throw new AppError('price_changed', reason('price_changed', { names }), { lines })
}

const productOf = (products: ReadonlyMap<string, Sellable>, { productId }: WantedLine) => {
  const product = products.get(productId)
  if (!product) throw new AppError('not_found', reason('product_not_found'))
  return product
}

/** The lines at the products' current prices; throws if one can't be sold, or not at the price that was seen. */
export const priceLines = (
  wanted: WantedLine[],
  products: ReadonlyMap<string, Sellable>,
): PricedLine[] => {
  const lines = summed(wanted.map((line) => lineOf(productOf(products, line), line)))
  const short = shortLines(lines, (productId) => products.get(productId))
  if (short.length > 0) throw outOfStock(short)
  refuseChangedPrices(wanted.flatMap((line) => changedPrice(line, productOf(products, line))))
  return lines
}
