import { reasonsOf } from '../reasons/reason.ts'
import type { PlainReason } from '../reasons/reason.ts'
import { SHOPPING_REASONS } from '../reasons/shopping-reasons.ts'
import { toRupees } from '../shared/money.ts'

/** What one customer may order (contract §10). An order that an admin enters is not limited. */
export type OrderLimits = {
  /** Units of one product in an order, over all its sizes and colors. */
  quantity: number
  /** Lines of an order. */
  lines: number
  /** Paise that a phone's orders may come to while they are Processing or Shipped, the new one included. */
  openValue: number
  /** Orders of a phone since midnight in India; cancelled ones count. */
  ordersPerDay: number
}

export type OrderLimit = keyof OrderLimits

export const ORDER_LIMITS: OrderLimits = {
  quantity: 10,
  lines: 40,
  openValue: 50_000_00,
  ordersPerDay: 20,
}

const reason = reasonsOf(SHOPPING_REASONS)

const REASONS: Record<OrderLimit, (max: number) => PlainReason> = {
  quantity: (max) => reason('order_limit_quantity', { max }),
  lines: (max) => reason('order_limit_lines', { max }),
  openValue: (max) => reason('order_limit_open_value', { amount: toRupees(max) }),
  ordersPerDay: (max) => reason('order_limit_per_day', { max }),
}

/** What a shopper is told, by the server and by the cart alike. */
export const orderLimitReason = (
  limit: OrderLimit,
  limits: OrderLimits = ORDER_LIMITS,
): PlainReason => REASONS[limit](limits[limit])

type Units = { productId: string; quantity: number }

/** The most units of a line that the limit leaves beside the other lines of its product. */
export const unitsAllowed = (
  line: Units,
  lines: readonly Units[],
  limits: OrderLimits = ORDER_LIMITS,
): number => {
  const sum = lines.reduce(
    (units, { productId, quantity }) => units + (productId === line.productId ? quantity : 0),
    0,
  )
  return Math.max(0, limits.quantity - (sum - line.quantity))
}
