import { ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { Bought } from '../run.ts'

/** The parts of an order that the comparison needs. */
export type BookedOrder = Pick<
  Order,
  | '_id'
  | 'number'
  | 'checkoutId'
  | 'status'
  | 'statusHistory'
  | 'isPaid'
  | 'isDelivered'
  | 'itemsPrice'
  | 'shippingPrice'
  | 'discount'
  | 'totalPrice'
> & { orderItems: readonly Pick<Order['orderItems'][number], 'productId' | 'quantity' | 'price'>[] }

type Books = {
  orders: readonly BookedOrder[]
  /** The answers to finalized checkouts. */
  bought: readonly Bought[]
  /** Units by product. */
  stockBefore: ReadonlyMap<string, number>
  stockNow: ReadonlyMap<string, number>
}

const twice = (name: string, values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.flatMap((value) => {
    if (seen.has(value)) return [`Two orders have the ${name} ${value}`]
    seen.add(value)
    return []
  })
}

const unitsSold = (orders: readonly BookedOrder[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { status, orderItems } of orders) {
    if (ruleOf(status).stock === 'returned') continue
    for (const { productId, quantity } of orderItems)
      units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  return units
}

const paise = (rupees: number): number => Math.round(rupees * 100)

const halfDone = (order: BookedOrder): string[] => {
  const { number, status, statusHistory, isPaid, isDelivered, orderItems } = order
  const items = orderItems.reduce((sum, { price, quantity }) => sum + paise(price) * quantity, 0)
  const isBooked = ruleOf(status).money === 'booked'
  const isWhole =
    orderItems.length > 0 &&
    statusHistory.at(-1)?.status === status &&
    isPaid === isBooked &&
    isDelivered === isBooked &&
    items === paise(order.itemsPrice) &&
    items + paise(order.shippingPrice) - paise(order.discount ?? 0) === paise(order.totalPrice)
  return isWhole ? [] : [`Order ${number} is half done`]
}

const missing = ({ orders, bought }: Books): string[] => {
  const byId = new Map(orders.map((order) => [order._id, order]))
  return bought.flatMap(({ orderId, checkoutId, lines }) => {
    const order = byId.get(orderId)
    if (!order) return [`Order ${orderId} was answered, and is not there`]
    const wanted = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const units = order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
    if (order.checkoutId !== checkoutId || units !== wanted)
      return [`Order ${order.number} is not what was bought`]
    return []
  })
}

const wrongStock = ({ orders, stockBefore, stockNow }: Books): string[] => {
  const sold = unitsSold(orders)
  return [...stockBefore].flatMap(([productId, before]) => {
    const now = stockNow.get(productId) ?? 0
    const expected = before - (sold.get(productId) ?? 0)
    return now === expected && now >= 0
      ? []
      : [`Of product ${productId} ${now} units are in stock, and by the orders ${expected}`]
  })
}

/** Lists every order and product that doesn't agree with what was bought. */
export const compareBooks = (books: Books): string[] => [
  ...twice(
    'checkout',
    books.orders.map(({ checkoutId }) => checkoutId),
  ),
  ...twice(
    'number',
    books.orders.map(({ number }) => number),
  ),
  ...books.orders.flatMap(halfDone),
  ...missing(books),
  ...wrongStock(books),
]
