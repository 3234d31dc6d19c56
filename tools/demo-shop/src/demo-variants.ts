import type { Variant } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import type { Sku } from '@bartan/contract/products/product-id'
import { asSku } from '@bartan/contract/products/product-id'

/** Prices in rupees; the last is the struck-through one. '' is the size of a product without sizes. */
export type PricedSize = readonly [size: string, price: number, originalPrice?: number]

type Offer = {
  sku: string
  sizes: readonly PricedSize[]
  colors: readonly string[]
  /** Total stock of all variants. */
  countInStock: number
}

/** Products with at least this many variants have one that is sold out. */
const MANY = 6

/** Sales weight of a size and color: later ones sell less. */
const weightOf = (size: number, color: number) => 1 / (1 + 0.3 * size + 0.25 * color)

/** Splits a total into whole units by weight. */
const shareOut = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const upTo = Math.round((total * weighed) / sum)
    const share = upTo - given
    given = upTo
    return share
  })
}

const SHORT_SIZES: Readonly<Record<string, string>> = { Small: 'S', Medium: 'M', Large: 'L' }

/** For example `ARI-BKT-501-12L-BLU`. */
const skuOf = (sku: string, size: string, color: string): Sku =>
  asSku(
    [sku, SHORT_SIZES[size] ?? size.replaceAll(' ', ''), color.slice(0, 3)]
      .filter(Boolean)
      .join('-')
      .toUpperCase(),
  )

/** Creates one variant for every size and color. */
export const demoVariants = ({ sku, sizes, colors, countInStock }: Offer): Variant[] => {
  const shades = colors.length > 0 ? colors : ['']
  const cells = sizes.flatMap(([size, price, originalPrice], row) =>
    shades.map((color, column) => ({ size, color, price, originalPrice, row, column })),
  )
  const weights = cells.map(({ row, column }, index) =>
    cells.length >= MANY && index === cells.length - 1 ? 0 : weightOf(row, column),
  )
  const stock = shareOut(countInStock, weights)
  return cells.map(({ size, color, price, originalPrice }, index) => ({
    ...(size && { size }),
    ...(color && { color }),
    sku: skuOf(sku, size, color),
    countInStock: stock[index] ?? 0,
    price: rupees(price),
    ...(originalPrice !== undefined && { originalPrice: rupees(originalPrice) }),
  }))
}
