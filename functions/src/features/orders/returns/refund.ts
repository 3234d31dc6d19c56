import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import type { ReturnState } from '@bartan/contract/orders/return-rules'
import { NO_MONEY, paise, sumPaise, timesPaise, type Paise } from '@bartan/contract/shared/money'

type Bought = {
  lines: readonly (LineUnits & { price: Paise; discount?: Paise | undefined })[]
  itemsPrice: Paise
  discount?: Paise
  returns?: readonly { state: ReturnState; lines: readonly LineUnits[] }[]
  refunded?: Paise
}

const worthOf = (lines: Bought['lines'], units: readonly LineUnits[]): Paise =>
  sumPaise(
    units.map((back) => {
      const line = lines.find((bought) => isSameLine(bought, back))
      return timesPaise(line?.price ?? NO_MONEY, back.quantity)
    }),
  )

/** These units' part of the discount: as the order's lines have it, else in proportion to price. */
const discountOn = (
  { lines, itemsPrice, discount = NO_MONEY }: Bought,
  units: readonly LineUnits[],
  worth: Paise,
): number => {
  if (!lines.some((line) => line.discount !== undefined))
    return itemsPrice === 0 ? 0 : Math.round((discount * worth) / itemsPrice)
  const parts = units.map((back) => {
    const line = lines.find((bought) => isSameLine(bought, back))
    return line ? ((line.discount ?? 0) * back.quantity) / line.quantity : 0
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0))
}

/**
 * The refund for units: what was paid for them, after their part of the discount. Shipping isn't refunded. Computed
 * from all returns so far, so that returning in parts neither loses nor gains a paisa.
 */
export const refundPaise = (order: Bought, units: LineUnits[]): Paise => {
  const { lines, returns = [], refunded = 0 } = order
  const before = returns.filter(({ state }) => state === 'accepted').flatMap((back) => back.lines)
  const back = [...before, ...units]
  const worth = worthOf(lines, back)
  const share = discountOn(order, back, worth)
  return paise(Math.max(0, worth - share - refunded))
}
