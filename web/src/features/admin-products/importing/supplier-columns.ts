import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { readJson, writeJson } from '#lib/storage/local-store.ts'

/** What a column of a supplier's list may be: this shop's own columns (contract §15), and how others call them. */
const KNOWN = {
  name: /^(?:item|product|goods|article)?\s*(?:name|title|item|product|particulars|description of goods|नाम|सामान)$/i,
  sku: /sku|(?:item|product|article|model|style)\s*(?:code|no|number|id|#)|^code$|^model$/i,
  price:
    /^(?:selling|sale|retail|offer|our|dealer|net|unit)?\s*(?:price|rate|दाम|रेट)(?:\s*\(.*\))?$/i,
  mrp: /^m\.?r\.?p\.?(?:\s*\(.*\))?$/i,
  originalPrice: /compare|original|list price|old price/i,
  countInStock: /stock|qty|quantity|on hand|available|pcs/i,
  category: /category|department|group|type/i,
  brand: /brand|make|company/i,
  description: /description|details|about|विवरण/i,
  gtin: /gtin|ean|upc|bar\s*code/i,
  hsn: /hsn/i,
  gstRate: /gst|tax/i,
  images: /image|photo|picture/i,
  sizes: /size/i,
  colors: /colou?r/i,
  material: /material/i,
  manufacturer: /manufacturer|mfg/i,
  countryOfOrigin: /country|origin/i,
} as const

export type SupplierColumn = keyof typeof KNOWN

export const SUPPLIER_COLUMNS = Object.keys(KNOWN) as readonly SupplierColumn[]

/** Without these there is no product. */
export const NEEDED = ['name', 'price'] as const satisfies readonly SupplierColumn[]

const isColumn = (name: string): name is SupplierColumn => name in KNOWN

/** By its name: each of ours at most once, in the order of the list above. */
const guessed = (head: readonly string[]): string[] => {
  const chosen = head.map(() => '')
  for (const column of SUPPLIER_COLUMNS) {
    const place = head.findIndex((name, at) => chosen[at] === '' && KNOWN[column].test(name))
    if (place !== -1) chosen[place] = column
  }
  return chosen
}

const MEMORY = 'adminImportColumns'

/** So many suppliers' lists are remembered on this device, the latest. */
const MAX_LISTS = 20

type Remembered = { head: string; chosen: string[] }

const isMemory = (value: unknown): value is Remembered[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      'head' in one &&
      'chosen' in one &&
      Array.isArray(one.chosen),
  )

const keyOf = (head: readonly string[]): string => head.join('\t').toLowerCase()

/** What each column is: as it was chosen for a list with the same columns before, else by the names. */
export const columnsFor = (head: readonly string[]): string[] => {
  const known = readJson(MEMORY, isMemory)?.find((one) => one.head === keyOf(head))
  if (known?.chosen.length !== head.length) return guessed(head)
  return known.chosen.map((column) => (isColumn(column) ? column : ''))
}

export const rememberColumns = (head: readonly string[], chosen: readonly string[]): void => {
  const others = (readJson(MEMORY, isMemory) ?? []).filter((one) => one.head !== keyOf(head))
  writeJson(MEMORY, [{ head: keyOf(head), chosen }, ...others].slice(0, MAX_LISTS))
}

/** A rate or a printed price as a bare number: "18 %", "₹ 1,299". What is none stays, for its rule to refuse. */
export const plainCell = (column: string, cell: string): string => {
  if (column !== 'gstRate' && column !== 'mrp') return cell
  const amount = typedAmount(cell.replace(/\s*%$/, ''))
  return amount === undefined ? cell : String(amount)
}
