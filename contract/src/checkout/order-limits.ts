import { toPaise } from '../shared/money.ts'

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

/** As the settings have them: openValue in rupees. */
export const limitsOf = (limits: OrderLimits): OrderLimits => ({
  ...limits,
  openValue: toPaise(limits.openValue),
})

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
