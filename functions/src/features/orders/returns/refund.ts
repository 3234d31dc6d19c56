import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { ReturnState } from '@bartan/contract/orders/return-rules'

type Units = LineKey & { quantity: number }

type Bought = {
  lines: readonly (Units & { price: number })[]
  itemsPrice: number
  discount?: number
  returns?: readonly { state: ReturnState; lines: readonly Units[] }[]
  refunded?: number
}

const worthOf = (lines: Bought['lines'], units: readonly Units[]): number =>
  units.reduce((sum, back) => {
    const line = lines.find((bought) => isSameLine(bought, back))
    return sum + (line?.price ?? 0) * back.quantity
  }, 0)

/**
 * The refund for units, in paise: what was paid for them, with a discount shared out in proportion to price. Shipping
 * is not refunded. It is computed from everything returned so far, so that returning in parts neither loses nor gains
 * a paisa.
 */
export const refundPaise = (order: Bought, units: Units[]): number => {
  const { lines, itemsPrice, discount = 0, returns = [], refunded = 0 } = order
  const before = returns.filter(({ state }) => state === 'accepted').flatMap((back) => back.lines)
  const worth = worthOf(lines, [...before, ...units])
  const share = itemsPrice === 0 ? 0 : Math.round((discount * worth) / itemsPrice)
  return Math.max(0, worth - share - refunded)
}
