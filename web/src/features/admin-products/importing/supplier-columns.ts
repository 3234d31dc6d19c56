import { readJson, writeJson } from '#lib/storage/local-store.ts'

/** Columns of the shop's own format (contract §15), and other names for them in suppliers' lists. */
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

/** Columns without which there is no product. */
export const NEEDED = ['name', 'price'] as const satisfies readonly SupplierColumn[]

const isColumn = (name: string): name is SupplierColumn => name in KNOWN

/** Guesses columns by name, each at most once, in the order of the list above. */
const guessed = (head: readonly string[]): string[] => {
  const chosen = head.map(() => '')
  for (const column of SUPPLIER_COLUMNS) {
    const place = head.findIndex((name, at) => chosen[at] === '' && KNOWN[column].test(name))
    if (place !== -1) chosen[place] = column
  }
  return chosen
}

const MEMORY = 'adminImportColumns'

/** Number of suppliers' lists that this device remembers, latest first. */
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

/** Assigns columns as chosen earlier for a list with the same headings, else by name. */
export const columnsFor = (head: readonly string[]): string[] => {
  const known = readJson(MEMORY, isMemory)?.find((one) => one.head === keyOf(head))
  if (known?.chosen.length !== head.length) return guessed(head)
  return known.chosen.map((column) => (isColumn(column) ? column : ''))
}

export const rememberColumns = (head: readonly string[], chosen: readonly string[]): void => {
  const others = (readJson(MEMORY, isMemory) ?? []).filter((one) => one.head !== keyOf(head))
  writeJson(MEMORY, [{ head: keyOf(head), chosen }, ...others].slice(0, MAX_LISTS))
}
