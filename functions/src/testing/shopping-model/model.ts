import type { OrderStatus } from '@bartan/contract/orders/rules'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

/** A shop in its simplest form: the real one must agree with it, whatever is done to it in whatever order. */

export const SIZES = ['Small', 'Large'] as const
export type Size = (typeof SIZES)[number]

/** A line of one of the products, which come in two sizes and one colour. */
export type ModelLine = { product: number; size: Size; quantity: number }

export type ModelOrder = {
  lines: ModelLine[]
  status: OrderStatus
  returns: { lines: ModelLine[]; state: 'requested' | 'accepted' | 'declined' }[]
}

export type ModelCheckout = { lines: ModelLine[]; order: number | undefined }

export type Model = {
  stock: number[]
  cart: ModelLine[]
  checkouts: ModelCheckout[]
  orders: ModelOrder[]
}

/** The shop under test, and the ids of what the model knows by number. */
export type Real = {
  shop: TestShop
  shopper: Account
  admin: Account
  products: string[]
  checkouts: string[]
  orders: string[]
}

export const unitsOf = (lines: ModelLine[], product: number): number =>
  lines.reduce((sum, line) => sum + (line.product === product ? line.quantity : 0), 0)

export const isInStock = ({ stock }: Model, lines: ModelLine[]): boolean =>
  stock.every((units, product) => unitsOf(lines, product) <= units)

export const isSame = (one: ModelLine, other: ModelLine): boolean =>
  one.product === other.product && one.size === other.size

/** Positive: onto the shelf. Negative: off it. */
export const moveStock = (model: Model, lines: ModelLine[], direction: 1 | -1): void => {
  model.stock = model.stock.map((units, product) => units + direction * unitsOf(lines, product))
}

/** Lines minus the units of accepted returns. */
export const held = ({ lines, returns }: ModelOrder): ModelLine[] => {
  const back = returns.flatMap((asked) => (asked.state === 'accepted' ? asked.lines : []))
  return lines.map((line) => ({
    ...line,
    quantity:
      line.quantity -
      back.reduce((sum, other) => sum + (isSame(line, other) ? other.quantity : 0), 0),
  }))
}

/** Changes the status if stock allows it; returns whether it did. */
export const changeStatus = (model: Model, order: ModelOrder, to: OrderStatus): boolean => {
  if (order.status === to) return true
  if (order.status === 'Cancelled') {
    if (!isInStock(model, held(order))) return false
    moveStock(model, held(order), -1)
  }
  if (to === 'Cancelled') moveStock(model, held(order), 1)
  order.status = to
  return true
}
