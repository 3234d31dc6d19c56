import { textIn } from '../texts.ts'
import type { BulkRow } from './bulk-table.ts'
import { labelOf } from '../form/product-fields.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** Excel takes a size such as 5-10 or 1/2 for a date and writes 05-Oct, Jan-02 or 01/02/2026. */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATES = [
  new RegExp(`^\\d{1,2}[- ]${MONTH}(?:[- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[- ]\\d{1,4}$`, 'i'),
  /^\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}$/,
  /^(?:19|20)\d{2}-\d{2}-\d{2}(?:[ T]00:00(?::00)?)?$/,
]

/** A long number as Excel shortens it, without its last digits. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i

const SIZES = ['sizes', 'variantSize'] as const
const NUMBERS = ['sku', 'variantSku', 'variantGtin'] as const

const NAMES: Record<string, string> = {
  variantSize: 'size',
  variantSku: 'sku',
  variantGtin: 'gtin',
}

const nameOf = (language: Language, column: string) => labelOf(language, NAMES[column] ?? column)

const isDate = (text: string): boolean =>
  text.split(',').some((part) => DATES.some((date) => date.test(part.trim())))

/** Warnings about cells that a spreadsheet has damaged, with instructions to repair them. */
export const spoiledCells = (language: Language, { cells }: Pick<BulkRow, 'cells'>): string[] => [
  ...SIZES.flatMap((column) => {
    const text = cells[column] ?? ''
    return isDate(text)
      ? [textIn(language, 'becameDate', { field: nameOf(language, column), text })]
      : []
  }),
  ...NUMBERS.flatMap((column) => {
    const text = cells[column] ?? ''
    return SHORTENED.test(text.trim())
      ? [textIn(language, 'becameShort', { field: nameOf(language, column), text })]
      : []
  }),
]
