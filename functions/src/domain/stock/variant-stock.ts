import { choiceKey } from '@bartan/contract/products/variants'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { Buying } from '@bartan/contract/products/admin-schema'
import type { Named } from '@bartan/contract/products/names'

/** A variant as the stock ledger names it. */
export type MovedVariant = { size: string; color: string; sku: Sku }

export type StockedVariant = {
  size?: string | undefined
  color?: string | undefined
  sku: Sku
  countInStock: number
}

/** What there is of a product: of each of its variants, where it has any, and in all. */
export type Stocked<V extends StockedVariant = StockedVariant> = {
  countInStock: number
  variants?: readonly V[] | undefined
}

/** What there is of a variant, or of a product that has none. */
export type Stock = { variant?: MovedVariant; countInStock: number }

/** Units that came (positive) or went. */
export type Move = { variant?: MovedVariant; quantity: number }

/** The key of what a product without variants has. */
const WHOLE = ''

export const stockKey = (variant: { size: string; color: string } | undefined): string =>
  variant ? choiceKey(variant) : WHOLE

/** A product's stock, variant by variant. */
export const stockByVariant = ({ countInStock, variants }: Stocked): Map<string, Stock> =>
  new Map(
    variants
      ? variants.map(({ size = '', color = '', sku, countInStock: count }): [string, Stock] => {
          const variant = { size, color, sku }
          return [stockKey(variant), { variant, countInStock: count }]
        })
      : [[WHOLE, { countInStock }]],
  )

const NOTHING: Stocked = { countInStock: 0 }

/** What an edit moves; a variant that it takes away loses its units, and a new one gets them. */
export const movesBetween = (before: Stocked = NOTHING, after: Stocked): Move[] => {
  const [old, now] = [stockByVariant(before), stockByVariant(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const quantity = (now.get(key)?.countInStock ?? 0) - (old.get(key)?.countInStock ?? 0)
    const variant = (now.get(key) ?? old.get(key))?.variant
    return quantity === 0 ? [] : [{ ...(variant && { variant }), quantity }]
  })
}

/** Whether something of it can be had that could not before. */
export const isRestock = (before: Stocked, after: Stocked): boolean => {
  const old = stockByVariant(before)
  return [...stockByVariant(after)].some(
    ([key, { countInStock }]) => countInStock > 0 && (old.get(key)?.countInStock ?? 0) <= 0,
  )
}

/** A variant, or a product without, and what is told of it to who buys in. */
export type ListedStock = Named &
  Buying & {
    productId: ProductId
    sku: Sku
    size: string
    color: string
    /** Whether it is all of its product, in whatever size and color. */
    isWhole: boolean
    countInStock: number
  }
