import { ORDER_LIMITS } from '@bartan/contract/cart/order-limits'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

/** A shop in its simplest form: the real one must agree with it, whatever is done to it in whatever order. */

export const SIZES = ['Small', 'Large'] as const
export type Size = (typeof SIZES)[number]

/** A line of one of the products, which come in two sizes and one color. */
export type ModelLine = { product: number; size: Size; quantity: number }

/** What has a stock of its own: two products, and each variant of a third. */
export const SELLABLES: readonly { product: number; size?: Size; stock: number }[] = [
  { product: 0, stock: 6 },
  { product: 1, stock: 3 },
  { product: 2, size: 'Small', stock: 4 },
  { product: 2, size: 'Large', stock: 2 },
]

export const PRODUCTS = 3

/** The place among SELLABLES that a line takes from. */
export const sellableOf = ({ product, size }: ModelLine): number =>
  SELLABLES.findIndex(
    (sellable) =>
      sellable.product === product && (sellable.size === undefined || sellable.size === size),
  )

export type ModelOrder = {
  lines: ModelLine[]
  status: OrderStatus
  returns: { lines: ModelLine[]; state: 'requested' | 'accepted' | 'declined' }[]
}

export type ModelCheckout = { lines: ModelLine[]; order: number | undefined }

export type Model = {
  /** The stock of each of SELLABLES. */
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

export const unitsOf = (lines: ModelLine[], sellable: number): number =>
  lines.reduce((sum, line) => sum + (sellableOf(line) === sellable ? line.quantity : 0), 0)

const isInStock = ({ stock }: Model, lines: ModelLine[]): boolean =>
  stock.every((units, sellable) => unitsOf(lines, sellable) <= units)

/** Cancelled orders count as well. What a run orders is too cheap to come to the limit of open orders' value. */
export const mayOrder = (model: Model, lines: ModelLine[]): boolean =>
  isInStock(model, lines) && model.orders.length < ORDER_LIMITS.ordersPerDay

export const isSame = (one: ModelLine, other: ModelLine): boolean =>
  one.product === other.product && one.size === other.size

/** Positive: onto the sellable. Negative: off it. */
export const moveStock = (model: Model, lines: ModelLine[], direction: 1 | -1): void => {
  model.stock = model.stock.map((units, sellable) => units + direction * unitsOf(lines, sellable))
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

/** Changes the status if stock and returns allow it; returns whether it did. */
export const changeStatus = (model: Model, order: ModelOrder, to: OrderStatus): boolean => {
  if (order.status === to) return true
  // Contract §20: an order with an open or accepted return stays Delivered.
  if (order.returns.some(({ state }) => state !== 'declined')) return false
  if (order.status === 'Cancelled') {
    if (!isInStock(model, held(order))) return false
    moveStock(model, held(order), -1)
  }
  if (to === 'Cancelled') moveStock(model, held(order), 1)
  order.status = to
  return true
}
