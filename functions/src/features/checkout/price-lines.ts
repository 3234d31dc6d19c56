import type { LineUnits } from '@bartan/contract/cart/rules'
import type { Charges } from '@bartan/contract/pricing/charges'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import { reason } from '@bartan/contract/reasons/reasons'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import { toRupees, type Paise, type Rupees } from '@bartan/contract/shared/money'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { AppError } from '#domain/app-error.ts'
import type { CheckedUse } from '#domain/offers/offer-lines.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import { outOfStock, productOf, shortLines, summed, type Sellable } from '#domain/stock/sellable.ts'

/** What was chosen, and the price that the shopper saw. */
export type WantedLine = LineUnits & { price?: Rupees }

export type Quote = Charges & {
  lines: OrderLineDocument[]
  offerUse?: CheckedUse
  deliveryOff?: Paise
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

/** The lines at current prices. Throws if a line can't be sold, or its price has changed from the one seen. */
export const priceLines = (
  wanted: WantedLine[],
  products: ReadonlyMap<string, Sellable>,
): OrderLineDocument[] => {
  const lines = summed(
    wanted.map(({ price: _seen, ...line }) => orderedLine(productOf(line, products), line)),
  )
  const short = shortLines(lines, (productId) => products.get(productId))
  if (short.length > 0) throw outOfStock(short)
  refuseChangedPrices(wanted.flatMap((line) => changedPrice(line, productOf(line, products))))
  return lines
}
