import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import {
  linesTotal,
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
} from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { splitByWeight } from '@bartan/contract/tax/share-out'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { AppError } from '#domain/app-error.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import { offerOf } from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { ProductId } from '@bartan/contract/products/product-id'

type Units = LineKey & { quantity: number }

/** Fields left out stay as they were. */
export type Replacement = {
  productId?: ProductId | undefined
  size?: string | undefined
  color?: string | undefined
}

export type Exchanged = { back: Units; for: Replacement }

export const replacementUnits = ({ back, for: wanted }: Exchanged): Units => ({
  productId: wanted.productId ?? back.productId,
  size: wanted.size ?? back.size,
  color: wanted.color ?? back.color,
  quantity: back.quantity,
})

type Goods = { line: OrderLineDocument; worth: Paise }

/** Two exchanges for the same are one line. */
const added = (all: readonly Goods[], one: Goods): Goods[] => {
  const same = all.find(({ line }) => isSameLine(line, one.line))
  if (!same) return [...all, one]
  const quantity = same.line.quantity + one.line.quantity
  const sum = { line: { ...same.line, quantity }, worth: sumPaise([same.worth, one.worth]) }
  return all.map((other) => (other === same ? sum : other))
}

/** A unit's price in whole paise; the excess over several units becomes the order's discount. */
const priced = ({ line, worth }: Goods): OrderLineDocument => ({
  ...line,
  price: paise(Math.ceil(worth / line.quantity)),
})

/** The price of some units of a line, less their part of its discount. */
const paidFor = ({ quantity, ...key }: Units, bought: readonly OrderLineDocument[]): number => {
  const line = bought.find((one) => isSameLine(one, key))
  if (!line) return 0
  const { price, discount = NO_MONEY } = line
  return price * quantity - Math.round((discount * quantity) / line.quantity)
}

/**
 * The replacement of returned goods of this value after discount: the same product costs what was paid for it, another
 * one today's price (contract §17).
 */
export const exchangedGoods = (
  exchanged: readonly Exchanged[],
  {
    worth,
    bought,
    products,
  }: {
    worth: Paise
    bought: readonly OrderLineDocument[]
    products: ReadonlyMap<string, Sellable>
  },
) => {
  const worths = splitByWeight(
    worth,
    exchanged.map(({ back }) => paidFor(back, bought)),
  )
  const goods = exchanged
    .map((one, place): Goods => {
      const wanted = replacementUnits(one)
      const product = products.get(wanted.productId)
      if (!product) throw new AppError('not_found', reason('product_not_found'))
      const line = orderedLine(product, wanted)
      const isSame = wanted.productId === one.back.productId
      const today = (offerOf(product, line) ?? product).price
      return {
        line,
        worth: isSame ? (worths[place] ?? paise(0)) : timesPaise(today, wanted.quantity),
      }
    })
    .reduce<Goods[]>(added, [])
  const lines = goods.map(priced)
  const itemsPrice = linesTotal(lines)
  const totalPrice = sumPaise(goods.map((one) => one.worth))
  const discount = subtractPaise(itemsPrice, totalPrice)
  return { lines, prices: { itemsPrice, totalPrice, ...(discount > 0 && { discount }) } }
}
