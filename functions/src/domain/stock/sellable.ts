import { reason } from '@bartan/contract/reasons/reasons'
import { together } from '@bartan/contract/reasons/reason'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import type { LineKey } from '@bartan/contract/cart/rules'
import { imageOfColor } from '@bartan/contract/products/product-colors'
import { AppError, invalidField } from '#domain/app-error.ts'

/** What carts and checkout need to know of a product. */
export type Sellable = {
  _id: string
  name: string
  nameHi?: string | undefined
  /** Paise. */
  price: number
  countInStock: number
  sizes: string[]
  colors: string[]
  images: { url: string; color?: string | undefined }[]
  /** Absent counts as true. */
  returnable?: boolean | undefined
}

/** The image of a colour; the cover stands for a colour that has none. */
export const imageOf = (product: Pick<Sellable, 'images' | 'colors'>, color: string): string =>
  product.images[imageOfColor(product, color) ?? 0]?.url ?? ''

const MISSING = { size: 'size_missing', color: 'color_missing' } as const

const notOffered = (field: 'size' | 'color', value: string, name: string): PlainReason =>
  field === 'size'
    ? reason('size_not_offered', { name, size: value })
    : reason('color_not_offered', { name, color: value })

const chosenOf = (field: 'size' | 'color', options: string[], value: string, name: string) => {
  if (options.length === 0 && value === '') return ''
  if (value === '') throw invalidField(field, reason(MISSING[field], { name }))
  if (!options.includes(value)) throw invalidField(field, notOffered(field, value, name))
  return value
}

const isAmong = (options: string[], value: string): boolean =>
  options.length === 0 ? value === '' : options.includes(value)

/** Whether the product comes in the line's size and colour: an admin may have changed them since it was added. */
export const isOffered = (
  { sizes, colors }: Pick<Sellable, 'sizes' | 'colors'>,
  { size, color }: Pick<LineKey, 'size' | 'color'>,
): boolean => isAmong(sizes, size) && isAmong(colors, color)

/** The line for a choice of size and colour; a product without sizes or colours has '' in their place. */
export const lineKeyOf = (
  product: Sellable,
  { size, color }: Pick<LineKey, 'size' | 'color'>,
): LineKey => ({
  productId: product._id,
  size: chosenOf('size', product.sizes, size, product.name),
  color: chosenOf('color', product.colors, color, product.name),
})

const whatIsLeft = ({ name, available = 0 }: FaultyLine): PlainReason =>
  available === 0 ? reason('sold_out', { name }) : reason('only_left', { left: available, name })

/** Names what is left of every product that there is too little of, once. */
export const outOfStock = (lines: FaultyLine[]): AppError => {
  const reasons = new Map(lines.map(whatIsLeft).map((why) => [why.message, why]))
  return new AppError('out_of_stock', together([...reasons.values()]), { lines })
}

type Wanted = LineKey & { quantity: number; name: string }

/**
 * The lines for which there is too little stock. Stock is per product and lines are per size and colour, so a
 * product's lines are added up first.
 */
export const shortLines = (
  lines: Wanted[],
  stockOf: (productId: string) => number,
): FaultyLine[] => {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of lines)
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return lines
    .filter(({ productId }) => (wanted.get(productId) ?? 0) > stockOf(productId))
    .map(({ productId, name, size, color, quantity }) => ({
      productId,
      name,
      size,
      color,
      quantity,
      available: stockOf(productId),
    }))
}
