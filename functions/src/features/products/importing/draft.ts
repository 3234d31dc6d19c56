import { cellAmount, cellCount } from '@bartan/contract/csv/read-cell'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { ErrorCode } from '@bartan/contract/shared/error-reply'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { cutText } from '#domain/cut-text.ts'
import { optionKind, type OptionKind } from './option-kind.ts'

export type DraftVariant = {
  row: number
  size?: string
  color?: string
  sku?: string
  price?: number
  originalPrice?: number
  /** Undefined if the file doesn't have it. */
  countInStock?: number
  /** The stock when the file was made, of this shop's own files. */
  countInStockWas?: number
  gtin?: string
  /** Purchase price of a unit. */
  cost?: number
  mrp?: number
  reorderAt?: number
  /** Of a unit, in grams. */
  weight?: number
}

/** What the caller decides where another shop's file is open. */
export type ReadOptions = {
  /** When the import was asked for: sales hold then, are over, or lie ahead. */
  now: Date
  /** Units of goods that the other shop doesn't count. */
  uncounted?: number | undefined
  /** The column with the MRP. */
  mrpFrom?: 'compareAt' | undefined
  /** What the names of options mean, where they leave it open. */
  options?: Readonly<Record<string, OptionKind>> | undefined
}

/** A sale that lies ahead. */
export type ComingSale = { percent: number; from: string; to?: string | undefined }

export type DraftPicture = { url: string; altText: string; color?: string }

/** A product as the file has it, not yet validated. */
export type Draft = {
  row: number
  /** The last part of its path in the other shop. */
  handle: string
  /** Whether the file has it, so that the handle is unique. */
  isHandleKnown: boolean
  name: string
  description: string
  brand: string
  /** Names in the file, to be matched with the shop's categories. */
  types: string[]
  /** Of a product without variants. */
  single: Omit<DraftVariant, 'row' | 'size' | 'color'>
  variants?: DraftVariant[]
  /** Further fields of a new product. */
  more: Record<string, unknown>
  isPublished: boolean
  sale?: ComingSale | undefined
  pictures: DraftPicture[]
  columns: Readonly<Record<string, string>>
  faults: ImportFault[]
}

/** The SKU that a product with variants has besides theirs. */
export const ownSkuOf = ({ more: { sku } }: Pick<Draft, 'more'>): string | undefined =>
  typeof sku === 'string' ? sku : undefined

/** Longer headings are cut in messages. */
const MAX_COLUMN = 100

export const faultOf = (
  { row, field, code = 'invalid_input' }: { row: number; field: string; code?: ErrorCode },
  why: PlainReason,
): ImportFault => ({ row, field: cutText(field, MAX_COLUMN), code, ...why })

type Cell = { row: number; field: string; text: string }

/** The price in a cell; undefined if empty. An unreadable one is an error. */
export const priceIn = ({ row, field, text }: Cell, faults: ImportFault[]): number | undefined => {
  const price = cellAmount(text)
  if (price === null) return undefined
  if (price === undefined || price < 0) {
    const why = reason('import_price_unreadable', { value: cutText(text, 40) })
    faults.push(faultOf({ row, field }, why))
    return undefined
  }
  return price
}

/** Units; negative ones (sold without stock) count as 0. */
export const stockIn = ({ row, field, text }: Cell, faults: ImportFault[]): number | undefined => {
  const count = cellCount(text)
  if (count === null) return undefined
  if (count === undefined) {
    const why = reason('import_stock_unreadable', { value: cutText(text, 40) })
    faults.push(faultOf({ row, field }, why))
    return undefined
  }
  return Math.max(0, count)
}

const NUMBER = /^\d{1,9}(?:\.\d{1,9})?$/

/** Whole grams of a cell in a unit of so many; undefined if it is empty or 0, by which other shops mean unknown. */
export const weightIn = (
  { row, field, text }: Cell,
  grams: number,
  faults: ImportFault[],
): number | undefined => {
  const number = plainDigits(text).trim() || '0'
  if (!NUMBER.test(number))
    faults.push(faultOf({ row, field }, reason('field_not_number', { field })))
  return Number(number) > 0 ? Math.max(1, Math.round(Number(number) * grams)) : undefined
}

/** Keeps a struck-through price only if it is higher. */
export const pricesOf = (price: number | undefined, before: number | undefined) => ({
  ...(price !== undefined && { price }),
  ...(price !== undefined && before !== undefined && before > price && { originalPrice: before }),
})

const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Anything that is no bar code is left out. */
export const gtinIn = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  return GTIN.test(digits) ? digits : undefined
}

/** The color of a variant, and its size followed by all other options (contract §15). */
export const choiceOf = (
  options: readonly [name: string, value: string][],
  chosen: ReadOptions['options'] = {},
) => {
  const said = options
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ value, kind: chosen[name.trim()] ?? optionKind(name) }))
  const color = said.find(({ kind }) => kind === 'color')?.value
  const sizes = said.filter(({ kind }) => kind === 'size')
  const others = said.filter((one) => one.kind !== 'size' && one.value !== color)
  const size = [...sizes, ...others].map(({ value }) => value).join(' / ')
  return { ...(size && { size }), ...(color && { color }) }
}

/** Gives pictures the color of the variant that shows them. */
export const withColors = (
  pictures: DraftPicture[],
  shown: readonly { url: string; color?: string | undefined }[],
): DraftPicture[] => {
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]))
  for (const { url, color } of shown) {
    if (url === '') continue
    const known = byUrl.get(url) ?? { url, altText: '' }
    byUrl.set(url, color && !known.color ? { ...known, color } : known)
  }
  return [...byUrl.values()]
}

/** Of goods that the other shop sells without counting: what the caller says, else nothing is known. */
export const uncountedIn = (
  row: number,
  { uncounted }: ReadOptions,
  faults: ImportFault[],
): number => {
  if (uncounted === undefined)
    faults.push(faultOf({ row, field: 'countInStock' }, reason('import_stock_uncounted')))
  return uncounted ?? 0
}
