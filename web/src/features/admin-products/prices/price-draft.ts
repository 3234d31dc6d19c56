import type { PRICE_ROUNDINGS } from '@bartan/contract/products/price/new-price'
import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import type { PriceWish } from './use-price-change.ts'

export const WAYS = ['percent', 'amount', 'to'] as const

export type Draft = {
  category: string
  brand: string
  way: (typeof WAYS)[number]
  value: string
  round: (typeof PRICE_ROUNDINGS)[number]
}

export const START: Draft = { category: '', brand: '', way: 'percent', value: '', round: 'rupee' }

/** A typed number with a plus, or a percent sign. */
const numberIn = (typed: string): number | undefined =>
  typedAmount(
    typed
      .replace(/^\s*\+/, '')
      .replace(/%\s*$/, '')
      .replace(/^\s*([-−])\s+/, '$1'),
  )

/** Undefined if no number was typed. */
export const wishOf = (
  { category, brand, way, value, round }: Draft,
  ids: readonly string[],
): PriceWish | undefined => {
  const number = numberIn(value)
  if (number === undefined) return undefined
  const scope =
    ids.length > 0
      ? { products: ids.map(asProductId) }
      : { ...(category && { categories: [category] }), ...(brand && { brands: [brand] }) }
  const change =
    way === 'percent'
      ? { percent: number }
      : way === 'amount'
        ? { amount: rupees(number) }
        : { to: rupees(number) }
  return { scope, change, round }
}
