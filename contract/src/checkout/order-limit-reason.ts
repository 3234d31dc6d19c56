import { ORDER_LIMITS, type OrderLimit, type OrderLimits } from '../cart/order-limits.ts'
import { reasonsOf, type PlainReason } from '../reasons/reason.ts'
import { SHOPPING_REASONS } from '../reasons/shopping-reasons.ts'
import { toRupees } from '../shared/money.ts'

const reason = reasonsOf(SHOPPING_REASONS)

const REASONS: Record<OrderLimit, (limits: OrderLimits) => PlainReason> = {
  quantity: ({ quantity }) => reason('order_limit_quantity', { max: quantity }),
  lines: ({ lines }) => reason('order_limit_lines', { max: lines }),
  openValue: ({ openValue }) => reason('order_limit_open_value', { amount: toRupees(openValue) }),
  ordersPerDay: ({ ordersPerDay }) => reason('order_limit_per_day', { max: ordersPerDay }),
}

/**
 * The message about an exceeded limit, for server and cart. In a file of its own, so that a page that needs only the
 * limits loads no texts.
 */
export const orderLimitReason = (
  limit: OrderLimit,
  limits: OrderLimits = ORDER_LIMITS,
): PlainReason => REASONS[limit](limits)
