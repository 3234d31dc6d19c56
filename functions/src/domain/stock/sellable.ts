import { isDeepStrictEqual } from 'node:util'
import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import type { PRODUCT_STATES } from '@bartan/contract/products/fields/input-rules'
import type { Named } from '@bartan/contract/products/names'
import type { OriginalPriceOf } from '@bartan/contract/products/price/original-price'
import { imageOfColor } from '@bartan/contract/products/product-colors'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import { variantOf } from '@bartan/contract/products/variants'
import { joinReasons, type PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import type { Paise } from '@bartan/contract/shared/money'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Stocked, StockedVariant } from './variant-stock.ts'

/** Tax data as an order's line stores it. */
export type SoldTax = {
  hsn?: string
  gstRate?: number
  gstRateNext?: { rate: number; from: string }
  ratedOn?: string
}

type SellablePrices = {
  price: Paise
  originalPrice?: Paise | undefined
  originalPriceOf?: OriginalPriceOf | undefined
  /** In a sale: the price without it. */
  listPrice?: Paise | undefined
  mrp?: Paise | undefined
  /** What a unit was bought for; in no reply to shoppers. */
  cost?: Paise | null | undefined
}

export type SellableVariant = StockedVariant & SellablePrices

export type Sellable = Named &
  SellablePrices & {
    _id: ProductId
    /** The sale that reduces it. */
    saleId?: string | undefined
    /** When the sale of this price ends. */
    saleEndsAt?: string | undefined
    category: string
    brand: string
    material: string
    collection: string
    /** Excluded from offers. */
    restricted?: string | undefined
    countInStock: number
    sku: Sku
    sizes: string[]
    colors: string[]
    /** Absent: all sizes and colors have one price and one stock. */
    variants?: readonly SellableVariant[] | undefined
    images: { url: string; color?: string | undefined }[]
    /** Absent counts as true. */
    returnable?: boolean | undefined
    tax?: SoldTax | undefined
  }

/** The image of a color; the cover if the color has none. */
export const imageOf = (product: Pick<Sellable, 'images' | 'colors'>, color: string): string =>
  product.images[imageOfColor(product, color) ?? 0]?.url ?? ''

const MISSING = { size: 'size_missing', color: 'color_missing' } as const

const notOffered = (field: 'size' | 'color', value: string, name: string): PlainReason =>
  field === 'size'
    ? reason('size_not_offered', { name, size: value })
    : reason('color_not_offered', { name, color: value })

const refuseChoice = (field: 'size' | 'color', options: string[], value: string, name: string) => {
  if (options.length === 0 && value === '') return
  if (value === '') throw invalidField(field, reason(MISSING[field], { name }))
  if (!options.includes(value)) throw invalidField(field, notOffered(field, value, name))
}

type Choice = Pick<LineKey, 'size' | 'color'>

const notTogether = ({ name }: Sellable, { size, color }: Choice): AppError => {
  const why = reason('variant_not_offered', { name, size, color })
  return new AppError('invalid_input', why, { fields: { size: why, color: why } })
}

/** The line key of a choice; '' for a size or color that the product doesn't have. */
export const lineKeyOf = (product: Sellable, choice: Choice): LineKey => {
  const { _id: productId, name, sizes, colors, variants } = product
  const { size, color } = choice
  const key = { productId, size, color }
  if (variants && variantOf(variants, choice)) return key
  refuseChoice('size', sizes, size, name)
  refuseChoice('color', colors, color, name)
  if (variants) throw notTogether(product, choice)
  return key
}

const shortageReason = ({ name, available = 0 }: FaultyLine): PlainReason =>
  available === 0 ? reason('sold_out', { name }) : reason('only_left', { left: available, name })

/** A refusal that names each scarce product once, with what is left. */
export const outOfStock = (lines: FaultyLine[]): AppError => {
  const reasons = new Map(lines.map(shortageReason).map((why) => [why.message, why]))
  return new AppError('out_of_stock', joinReasons([...reasons.values()]), { lines })
}

type Wanted = LineUnits & { name: string }

/** Throws if it is none of these products. */
export const productOf = (
  { productId }: Pick<LineKey, 'productId'>,
  products: ReadonlyMap<string, Sellable>,
): Sellable => {
  const product = products.get(productId)
  if (!product) throw new AppError('not_found', reason('product_not_found'))
  return product
}

/** Each variant once, with all of its units. */
export const summed = <Line extends LineUnits>(lines: readonly Line[]): Line[] => {
  // Bounded by the lines of one order.
  const sums: Line[] = []
  for (const line of lines) {
    const same = sums.find((one) => isSameLine(one, line))
    if (same) same.quantity += line.quantity
    else sums.push({ ...line })
  }
  return sums
}

const unitsOf = (lines: readonly LineUnits[]): Record<string, number> =>
  Object.fromEntries(
    summed(lines).map(({ productId, size, color, quantity }) => [
      JSON.stringify([productId, size, color]),
      quantity,
    ]),
  )

/** In whatever order. */
export const areSameUnits = (one: readonly LineUnits[], other: readonly LineUnits[]): boolean =>
  isDeepStrictEqual(unitsOf(one), unitsOf(other))

/** Equal for lines that share stock: of a variant, or of a product without variants. */
export const stockKeyOf = (product: Stocked | undefined, line: LineKey): string =>
  product?.variants ? JSON.stringify([line.productId, line.size, line.color]) : line.productId

/** The stock of a line's variant, or of its product without variants. */
export const stockOf = (product: Stocked | undefined, line: Choice): number =>
  (product?.variants ? variantOf(product.variants, line) : product)?.countInStock ?? 0

/** Lines with too little stock. Lines that share stock are added up first. */
export const shortLines = (
  lines: Wanted[],
  find: (productId: ProductId) => Stocked | undefined,
): FaultyLine[] => {
  const wanted = new Map<string, number>()
  const keyOf = (line: Wanted) => stockKeyOf(find(line.productId), line)
  const leftFor = (line: Wanted) => stockOf(find(line.productId), line)
  for (const line of lines) wanted.set(keyOf(line), (wanted.get(keyOf(line)) ?? 0) + line.quantity)
  return lines
    .filter((line) => (wanted.get(keyOf(line)) ?? 0) > leftFor(line))
    .map((line) => {
      const { productId, name, size, color, quantity } = line
      return { productId, name, size, color, quantity, available: leftFor(line) }
    })
}

type Stored = {
  deletedAt?: unknown
  state?: (typeof PRODUCT_STATES)[number] | undefined
}

/** Whether shoppers may see and buy it: neither deleted nor a draft. */
export const isForSale = ({ deletedAt, state }: Stored): boolean => !deletedAt && state !== 'draft'
