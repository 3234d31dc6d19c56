import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import type { OrderLine } from '@bartan/contract/orders/schema'
import {
  rupeesTotal,
  subtractPaise,
  toPaise,
  toRupees,
  type Rupees,
} from '@bartan/contract/shared/money'
import { chosenOffer, type WantedLine } from '../phone-order/phone-order-lines.ts'

/** An existing line with its new quantity; 0 removes it. */
export type Kept = { line: OrderLine; quantity: number }

export const unitsOf = ({ productId, size, color, quantity }: LineUnits): LineUnits => ({
  productId,
  size,
  color,
  quantity,
})

/** The order's new lines; a variant that is chosen again joins its line. */
export const linesOf = (kept: readonly Kept[], added: readonly WantedLine[]): LineUnits[] => {
  const lines: LineUnits[] = kept
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => unitsOf({ ...line, quantity }))
  for (const { product, size, color, quantity } of added) {
    const key = { productId: product._id, size, color }
    const same = lines.find((line) => isSameLine(line, key))
    if (same) same.quantity += quantity
    else lines.push({ ...key, quantity })
  }
  return lines
}

/** The new subtotal: existing lines keep their price. */
export const goodsOf = (kept: readonly Kept[], added: readonly WantedLine[]): Rupees =>
  rupeesTotal([
    ...kept.map(({ line: { price }, quantity }) => ({ price, quantity })),
    ...added.map((one) => {
      const key = { productId: one.product._id, size: one.size, color: one.color }
      const same = kept.find(({ line, quantity }) => quantity > 0 && isSameLine(line, key))
      return { price: same?.line.price ?? chosenOffer(one).price, quantity: one.quantity }
    }),
  ])

export const differenceOf = (before: Rupees, after: Rupees): Rupees =>
  toRupees(subtractPaise(toPaise(after), toPaise(before)))

export const isChanged = (kept: readonly Kept[], added: readonly WantedLine[]): boolean =>
  added.length > 0 || kept.some(({ line, quantity }) => quantity !== line.quantity)
