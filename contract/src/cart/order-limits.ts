import { paise, toPaise, type Paise, type Rupees } from '../shared/money.ts'
import type { LineUnits } from './rules.ts'

/** What one customer may order (contract §10). An order that an admin enters is not limited. */
export type OrderLimits<Money extends Paise | Rupees = Paise> = {
  /** Units of one product in an order, over all its sizes and colors. */
  quantity: number
  lines: number
  /** The total value of a phone's orders that are Processing or Shipped, the new one included. */
  openValue: Money
  /** Orders of a phone since midnight in India, cancelled ones included. */
  ordersPerDay: number
}

export type OrderLimit = keyof OrderLimits

export const ORDER_LIMITS: OrderLimits = {
  quantity: 10,
  lines: 40,
  openValue: paise(50_000_00),
  ordersPerDay: 20,
}

/** Converts the limits from the settings' rupees to paise. */
export const limitsOf = (limits: OrderLimits<Rupees>): OrderLimits => ({
  ...limits,
  openValue: toPaise(limits.openValue),
})

type Units = Pick<LineUnits, 'productId' | 'quantity'>

/** The most units that a line may have, given the other lines of its product. */
export const unitsAllowed = (
  line: Units,
  lines: readonly Units[],
  limits: Pick<OrderLimits, 'quantity'> = ORDER_LIMITS,
): number => {
  const sum = lines.reduce(
    (units, { productId, quantity }) => units + (productId === line.productId ? quantity : 0),
    0,
  )
  return Math.max(0, limits.quantity - (sum - line.quantity))
}
