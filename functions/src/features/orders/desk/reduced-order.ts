import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { discountPaise } from '@bartan/contract/coupons/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { linesTotal } from '@bartan/contract/shared/money'
import { AppError, invalidField } from '#domain/app-error.ts'

type Units = LineKey & { quantity: number }

type Priced = Units & { name: string; price: number }

const unitsOf = (kept: readonly Units[], line: LineKey): number =>
  kept.reduce((sum, one) => sum + (isSameLine(one, line) ? one.quantity : 0), 0)

/** Throws if more is to stay than there is, or nothing. */
const refuseLines = (lines: readonly Priced[], kept: readonly Units[]): void => {
  const stranger = kept.findIndex(
    (one) => one.quantity > 0 && !lines.some((line) => isSameLine(line, one)),
  )
  if (stranger !== -1) throw invalidField(`lines.${stranger}`, reason('not_in_order'))
  if (kept.every(({ quantity }) => quantity === 0))
    throw invalidField('lines', reason('order_would_be_empty'))
  for (const line of lines)
    if (unitsOf(kept, line) > line.quantity)
      throw new AppError(
        'conflict',
        reason('only_in_order', { left: line.quantity, name: line.name }),
      )
}

/** The lines that stay, and the units that are taken out. */
export const reducedLines = <L extends Priced>(
  lines: readonly L[],
  kept: readonly Units[],
): { stay: L[]; out: L[] } => {
  refuseLines(lines, kept)
  const stay = lines.map((line) => ({ ...line, quantity: unitsOf(kept, line) }))
  const out = lines.map((line) => ({ ...line, quantity: line.quantity - unitsOf(kept, line) }))
  const isSome = ({ quantity }: Units) => quantity > 0
  return { stay: stay.filter(isSome), out: out.filter(isSome) }
}

type Prices = { itemsPrice: number; shippingPrice: number; discount?: number }

/**
 * What the rest comes to, in paise. Delivery stays as it was agreed: it would be odd if an order with fewer items cost more
 * than before. A discount stays its share of the items, in whole rupees.
 */
export const reducedPrices = (
  before: Prices,
  stay: readonly Priced[],
  percent: number | undefined,
): Prices & { totalPrice: number } => {
  const itemsPrice = linesTotal(stay)
  const { shippingPrice, discount } = before
  const share = percent ?? ((discount ?? 0) * 100) / Math.max(1, before.itemsPrice)
  const off = discount === undefined ? 0 : discountPaise(itemsPrice, share)
  return {
    itemsPrice,
    shippingPrice,
    totalPrice: itemsPrice + shippingPrice - off,
    ...(discount !== undefined && { discount: off }),
  }
}
