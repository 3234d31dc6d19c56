import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { discountPaise } from '@bartan/contract/coupons/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { splitByWeight } from '@bartan/contract/tax/share-out'
import { linesTotal, NO_MONEY, paise, subtractPaise, sumPaise } from '@bartan/contract/shared/money'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Paise } from '@bartan/contract/shared/money'

type Units = LineKey & { quantity: number }

type Priced = Units & { name: string; price: Paise; discount?: Paise | undefined }

const unitsOf = (kept: readonly Units[], line: LineKey): number =>
  kept.reduce((sum, one) => sum + (isSameLine(one, line) ? one.quantity : 0), 0)

/** Throws if more is kept than there is, or nothing. */
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

/** Some units of a line, with their part of its discount. */
const partOf = ({ quantity: before, discount }: Priced, quantity: number) => ({
  quantity,
  ...(discount !== undefined && { discount: paise(Math.round((discount * quantity) / before)) }),
})

export const reducedLines = <L extends Priced>(
  lines: readonly L[],
  kept: readonly Units[],
): { stay: L[]; out: L[] } => {
  refuseLines(lines, kept)
  const stay = lines.map((line) => ({ ...line, ...partOf(line, unitsOf(kept, line)) }))
  const out = lines.map((line) => ({ ...line, quantity: line.quantity - unitsOf(kept, line) }))
  const isSome = ({ quantity }: Units) => quantity > 0
  return { stay: stay.filter(isSome), out: out.filter(isSome) }
}

type Prices = { itemsPrice: Paise; shippingPrice: Paise; discount?: Paise }

/** The lines' parts of the discount, if they have them. */
const partsOf = (stay: readonly Priced[]): Paise[] | undefined =>
  stay.some(({ discount }) => discount !== undefined)
    ? stay.map(({ discount }) => discount ?? NO_MONEY)
    : undefined

/** In whole rupees. */
const offOf = (
  before: Prices & { discount: Paise },
  stay: readonly Priced[],
  percent: number | undefined,
): Paise => {
  const parts = partsOf(stay)
  if (parts && percent === undefined) return discountPaise(sumPaise(parts), 100)
  const share = percent ?? (before.discount * 100) / Math.max(1, before.itemsPrice)
  // Goods that the law excludes from offers get no discount.
  const reduced = parts ? stay.filter(({ discount }) => discount) : stay
  return discountPaise(linesTotal(reduced), share)
}

/** Each line with its part of the current discount. */
const withDiscounts = <L extends Priced>(stay: readonly L[], off: Paise): L[] => {
  const parts = partsOf(stay)
  if (!parts) return [...stay]
  const shares = splitByWeight(off, parts)
  return stay.map((line, place) => ({ ...line, discount: shares[place] ?? NO_MONEY }))
}

/**
 * The price of the remaining lines. Delivery stays as agreed, because fewer items must not cost more. A discount stays
 * the same share of the items, in whole rupees.
 */
export const reducedPrices = <L extends Priced>(
  before: Prices,
  stay: readonly L[],
  percent: number | undefined,
): Prices & { totalPrice: Paise; lines: L[] } => {
  const itemsPrice = linesTotal(stay)
  const { shippingPrice, discount } = before
  const off = discount === undefined ? NO_MONEY : offOf({ ...before, discount }, stay, percent)
  return {
    lines: withDiscounts(stay, off),
    itemsPrice,
    shippingPrice,
    totalPrice: subtractPaise(sumPaise([itemsPrice, shippingPrice]), off),
    ...(discount !== undefined && { discount: off }),
  }
}
