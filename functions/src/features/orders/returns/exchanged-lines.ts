import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { exchangePrice } from '@bartan/contract/orders/exchange-price'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import type { ProductId } from '@bartan/contract/products/product-id'
import {
  linesTotal,
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import { lineKeyOf, productOf, type Sellable } from '#domain/stock/sellable.ts'
import { presentLines } from '../present-lines.ts'

/** Fields left out stay as they were. */
export type Replacement = {
  productId?: ProductId | undefined
  size?: string | undefined
  color?: string | undefined
}

export type Exchanged = { back: LineUnits; for: Replacement }

export const replacementUnits = ({ back, for: wanted }: Exchanged): LineUnits => ({
  productId: wanted.productId ?? back.productId,
  size: wanted.size ?? back.size,
  color: wanted.color ?? back.color,
  quantity: back.quantity,
})

/** Of a size or color that was not named, the new product may have none. */
const wantedOf = (one: Exchanged, { sizes, colors }: Sellable): LineUnits => {
  const units = replacementUnits(one)
  const { size, color } = one.for
  return {
    ...units,
    size: size === undefined && sizes.length === 0 ? '' : units.size,
    color: color === undefined && colors.length === 0 ? '' : units.color,
  }
}

type Goods = { line: OrderLineDocument; worth: Paise }

/** Two exchanges for the same are one line. */
const added = (all: readonly Goods[], one: Goods): Goods[] => {
  const same = all.find(({ line }) => isSameLine(line, one.line))
  if (!same) return [...all, one]
  const quantity = same.line.quantity + one.line.quantity
  const sum = { line: { ...same.line, quantity }, worth: sumPaise([same.worth, one.worth]) }
  return all.map((other) => (other === same ? sum : other))
}

/** A unit's price in whole paise; the excess over several units becomes the line's discount. */
const priced = ({ line, worth }: Goods): OrderLineDocument & { discount: Paise } => {
  const price = paise(Math.ceil(worth / line.quantity))
  return { ...line, price, discount: subtractPaise(timesPaise(price, line.quantity), worth) }
}

const priceOf = (key: LineKey, bought: readonly OrderLineDocument[]): Paise | undefined =>
  bought.find((one) => isSameLine(one, key))?.price

const todayOf = (product: Sellable | undefined, key: LineKey): Paise | undefined =>
  product && offerOf(product, key)?.price

/** The replacement of returned goods, for each of which that was paid. */
export const exchangedGoods = (
  exchanged: readonly Exchanged[],
  {
    worths,
    bought,
    products,
  }: {
    worths: readonly Paise[]
    bought: readonly OrderLineDocument[]
    products: ReadonlyMap<string, Sellable>
  },
) => {
  const goods = exchanged
    .map((one, place): Goods => {
      const { back } = one
      const [now = back] = presentLines(products, bought, [back])
      const product = productOf(replacementUnits(one), products)
      const wanted = lineKeyOf(product, wantedOf({ back: now, for: one.for }, product))
      const { price: is, mrp } = offerOf(product, wanted) ?? product
      // Of a variant that is gone, what it cost.
      const was = todayOf(products.get(back.productId), now) ?? priceOf(back, bought) ?? is
      return {
        line: orderedLine(product, { ...wanted, quantity: back.quantity, price: is }),
        worth: exchangePrice({
          worth: worths[place] ?? NO_MONEY,
          quantity: back.quantity,
          was,
          is,
          mrp,
        }),
      }
    })
    .reduce<Goods[]>(added, [])
  const lines = goods.map(priced)
  const itemsPrice = linesTotal(lines)
  const discount = sumPaise(lines.map((line) => line.discount))
  const totalPrice = subtractPaise(itemsPrice, discount)
  return { lines, prices: { itemsPrice, totalPrice, ...(discount > 0 && { discount }) } }
}
