import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { paidForUnits } from '@bartan/contract/orders/exchange-price'
import type { ReturnState } from '@bartan/contract/orders/return-rules'
import {
  linesTotal,
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { splitByWeight } from '@bartan/contract/tax/share-out'

type Bought = {
  lines: readonly (LineUnits & { price: Paise; discount?: Paise | undefined })[]
  itemsPrice: Paise
  discount?: Paise
  returns?: readonly { state: ReturnState; lines: readonly LineUnits[] }[]
  refunded?: Paise
}

const returnedBefore = ({ returns = [] }: Bought): LineUnits[] =>
  returns.filter(({ state }) => state === 'accepted').flatMap((back) => back.lines)

const unitsOf = (all: readonly LineUnits[], key: LineKey): number =>
  all.reduce((sum, one) => sum + (isSameLine(one, key) ? one.quantity : 0), 0)

/** What was paid for units. Older orders have no discount for each line: it is in proportion to price. */
const paidFor = (
  { lines, itemsPrice, discount = NO_MONEY }: Bought,
  units: readonly LineUnits[],
): Paise => {
  const goods = lines.map((line) => ({ line, quantity: unitsOf(units, line) }))
  const paid = sumPaise(goods.map(({ line, quantity }) => paidForUnits(line, quantity)))
  if (itemsPrice === 0 || lines.some((line) => line.discount !== undefined)) return paid
  const worth = linesTotal(goods.map(({ line: { price }, quantity }) => ({ price, quantity })))
  return subtractPaise(paid, paise(Math.round((discount * worth) / itemsPrice)))
}

/**
 * The refund for units: what was paid for them, after their part of the discount. Shipping isn't refunded. Computed
 * from all returns so far, so that returning in parts neither loses nor gains a paisa, on no line.
 */
export const refundPaise = (order: Bought, units: readonly LineUnits[]): Paise => {
  const { refunded = NO_MONEY } = order
  return paise(Math.max(0, paidFor(order, [...returnedBefore(order), ...units]) - refunded))
}

/** Each unit's part of their refund. */
export const refundParts = (order: Bought, units: readonly LineUnits[]): Paise[] => {
  const before = returnedBefore(order)
  const paidUntil = (count: number) => paidFor(order, [...before, ...units.slice(0, count)])
  return splitByWeight(
    refundPaise(order, units),
    units.map((_, place) => subtractPaise(paidUntil(place + 1), paidUntil(place))),
  )
}
