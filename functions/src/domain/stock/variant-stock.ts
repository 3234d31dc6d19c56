import type { Buying } from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Named } from '@bartan/contract/products/names'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import { choiceKey, variantOf } from '@bartan/contract/products/variants'

export type MovedVariant = { size: string; color: string; sku: Sku }

export type StockedVariant = {
  size?: string | undefined
  color?: string | undefined
  sku: Sku
  countInStock: number
}

/** A product's stock: of each variant, if there are any, and in all. */
export type Stocked<V extends StockedVariant = StockedVariant> = {
  countInStock: number
  variants?: readonly V[] | undefined
}

/** The stock of a variant, or of a product without variants. */
export type Stock = { variant?: MovedVariant; countInStock: number }

type Bought = { size: string; color: string; sku?: Sku | undefined }

/** A line of an order with size and color as they are written now, if the variant of its SKU was renamed since. */
export const presentLine = <Line extends Bought>(
  product: Stocked | undefined,
  line: Line,
): Line => {
  const key = skuKey(line.sku ?? '')
  if (!product?.variants || key === '' || variantOf(product.variants, line)) return line
  const now = product.variants.find(({ sku }) => skuKey(sku) === key)
  return now ? { ...line, size: now.size ?? '', color: now.color ?? '' } : line
}

/** Units in (positive) or out. */
export type Move = { variant?: MovedVariant; quantity: number }

/** The key of a product without variants. */
const WHOLE = ''

export const stockKey = (variant: { size: string; color: string } | undefined): string =>
  variant ? choiceKey(variant) : WHOLE

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

/** By SKU as well: units go where their label goes. */
const stockByLabel = (stocked: Stocked): Map<string, Stock> =>
  new Map(
    [...stockByVariant(stocked)].map(([key, stock]) => [
      JSON.stringify([key, skuKey(stock.variant?.sku ?? '')]),
      stock,
    ]),
  )

/** The stock moves of an edit; a removed variant loses its units, a new one gets them. */
export const movesBetween = (before: Stocked = NOTHING, after: Stocked): Move[] => {
  const [old, now] = [stockByLabel(before), stockByLabel(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const quantity = (now.get(key)?.countInStock ?? 0) - (old.get(key)?.countInStock ?? 0)
    const variant = (now.get(key) ?? old.get(key))?.variant
    return quantity === 0 ? [] : [{ ...(variant && { variant }), quantity }]
  })
}

export const isRestock = (before: Stocked, after: Stocked): boolean => {
  const old = stockByVariant(before)
  return [...stockByVariant(after)].some(
    ([key, { countInStock }]) => countInStock > 0 && (old.get(key)?.countInStock ?? 0) <= 0,
  )
}

/** A variant, or a product without variants, with its purchasing data. */
export type ListedStock = Named &
  Buying & {
    productId: ProductId
    sku: Sku
    size: string
    color: string
    /** Whether it stands for the whole product. */
    isWhole: boolean
    countInStock: number
  }
