import { cellAmount, cellCode, cellDay, cellYesNo } from '../../csv/read-cell.ts'
import { plainDigits } from '../../shared/plain-digits.ts'
import {
  FIELD_NAMES,
  TRANSLATED_COLUMNS,
  VARIANT_COLUMNS,
  fieldOf,
  pathOf,
  type Column,
  type Field,
  type FieldKind,
} from './fields.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a product, variant or change holds at a path. */
export const valueAt = (holder: unknown, path: readonly string[]): unknown =>
  path.reduce((value, name) => (isObject(value) ? value[name] : undefined), holder)

/** Separates facts and addresses of pictures, which may contain blanks and commas. */
const BAR = ' | '

/** Stands for an escaped sign while a text is split. No text that comes in has it. */
const ESCAPED = '\u0000'

/** A sign that separates is written with a backslash before it where it is a part's own. */
const escaped = (part: string, sign: string): string => part.replaceAll(sign, `\\${sign}`)

export const partsAt = (text: string, sign: ',' | '|'): string[] =>
  text
    .replaceAll(`\\${sign}`, ESCAPED)
    .split(sign)
    .map((part) => part.replaceAll(ESCAPED, sign).trim())
    .filter((part) => part !== '')

/** Addresses of pictures have no blanks; an export separates them by bars, people by commas. */
const addresses = (text: string): string[] =>
  text
    .split(/[,|]\s*(?=https?:|\/)/i)
    .map((url) => url.trim())
    .filter((url) => url !== '')

/** Texts of a list, split at commas (spec §5), trimmed and without what repeats. */
export const listOf = (text: string): string[] => [...new Set(partsAt(text, ','))]

export const listText = (list: readonly unknown[]): string =>
  list.map((entry) => escaped(String(entry), ',')).join(', ')

/** `Capacity: 1.5 L`; the schema reports a fact without a value. */
const factOf = (part: string) => {
  const [name = '', ...value] = part.replaceAll(String.raw`\:`, ESCAPED).split(':')
  return {
    name: name.replaceAll(ESCAPED, ':').trim(),
    value: value
      .join(':')
      .replaceAll(ESCAPED, String.raw`\:`)
      .trim(),
  }
}

const entries = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const joined = (value: unknown, textOf: (entry: Record<string, unknown>) => string): string =>
  entries(value)
    .flatMap((entry) => (isObject(entry) ? [textOf(entry)] : []))
    .join(BAR)

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const textOfCell = (text: string): unknown => text.trim() || undefined

/** An unreadable number is kept as text, so that the schema reports it. */
const amountOf = (text: string): unknown => {
  const amount = cellAmount(text)
  return amount === undefined ? text.trim() : (amount ?? undefined)
}

/** A rate may be written as 18 %. */
const withoutPercent = (text: string): string => {
  const rate = text.trim()
  return rate.endsWith('%') ? rate.slice(0, -1) : rate
}

type Cell = {
  /** undefined: the cell says nothing. What can't be read is kept as text, which the schema reports. */
  read: (text: string) => unknown
  write: (value: unknown) => string
  /** What removes the value. */
  nothing: unknown
}

const PLAIN = { write: plainText, nothing: '' }
const AMOUNT: Cell = { read: amountOf, write: plainText, nothing: null }

const orNothing = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

const CELLS: Record<FieldKind, Cell> = {
  text: { ...PLAIN, read: textOfCell },
  code: { ...PLAIN, read: (text) => textOfCell(cellCode(text)) },
  choice: { ...PLAIN, read: (text) => textOfCell(text.toLowerCase()) },
  number: { ...AMOUNT, read: (text) => amountOf(withoutPercent(text)) },
  rupees: AMOUNT,
  yesNo: {
    read: (text) => {
      const answer = cellYesNo(text)
      return answer === undefined ? text.trim() : (answer ?? undefined)
    },
    write: (value) => (value === undefined ? '' : value === true ? 'yes' : 'no'),
    nothing: null,
  },
  list: {
    read: (text) => orNothing(listOf(text)),
    write: (value) => listText(entries(value)),
    nothing: [],
  },
  date: {
    read: (text) => {
      const day = cellDay(text)
      return day === undefined ? text.trim() : (day ?? undefined)
    },
    write: plainText,
    nothing: null,
  },
  facts: {
    read: (text) => orNothing(partsAt(text, '|').map(factOf)),
    write: (value) =>
      joined(value, ({ name, value: said }) =>
        escaped(`${escaped(String(name), ':')}: ${String(said)}`, '|'),
      ),
    nothing: [],
  },
  pictures: {
    read: (text) => orNothing(addresses(text).map((url) => ({ url, altText: '' }))),
    write: (value) => joined(value, ({ url }) => String(url)),
    nothing: [],
  },
}

/** Scanners and catalogs write the digits of a bar code in groups. */
const gtinOf = (text: string): string => plainDigits(text).replaceAll(/[\s-]/g, '')

/** What a cell says; undefined if it is empty. */
export const readCell = (column: string, text: string): unknown =>
  CELLS[fieldOf(column).kind].read(/gtin$/i.test(column) ? gtinOf(cellCode(text)) : text)

/** What an empty cell does: undefined changes nothing. */
export const nothingIn = (column: string): unknown => {
  const { kind, stays, at }: Field = fieldOf(column)
  if (stays) return undefined
  // An empty text of the label is removed by null, as every form does.
  return at?.startsWith('declarations.') ? null : CELLS[kind].nothing
}

/** The cell of a product or variant. */
export const writeCell = (column: string, holder: unknown): string => {
  const { kind, unsaid }: Field = fieldOf(column)
  const said = valueAt(holder, pathOf(column)) ?? unsaid
  return said === false && unsaid === false ? '' : CELLS[kind].write(said)
}

/** Fields of which a change may name one alone; others are sent with all that belongs to them. */
const PARTED = new Set(['declarations', 'nameIn', 'descriptionIn'])

const wholeOf = ([first = '', ...rest]: string[]): string[] =>
  PARTED.has(first) ? [first, ...rest.slice(0, 1)] : [first]

const put = (holder: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown) => {
  if (rest.length === 0) holder[name] = value
  else {
    const inner = isObject(holder[name]) ? { ...holder[name] } : {}
    put(inner, rest, value)
    holder[name] = inner
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false

/** Values by column, as a call of the API takes them. `known` is the product or variant as it is. */
export const inputOf = (
  said: ReadonlyMap<string, unknown>,
  known: unknown,
): Record<string, unknown> => {
  const input: Record<string, unknown> = {}
  for (const [column, value] of said) {
    const path = pathOf(column)
    const whole = wholeOf(path)
    if (column === 'countInStockWas' || column === 'variantCountInStockWas')
      input['countInStockWas'] = value
    else if (whole.length === path.length) put(input, path, value)
    else {
      const before = valueAt(input, whole) ?? valueAt(known, whole)
      const after = isObject(before) ? { ...before } : {}
      after[path.at(-1) ?? ''] = isNothing(value) ? undefined : value
      put(input, whole, after)
    }
  }
  // A value of which nothing is left goes.
  for (const column of said.keys()) {
    const path = pathOf(column)
    const whole = wholeOf(path)
    const value = valueAt(input, whole)
    if (whole.length < path.length && isObject(value) && Object.values(value).every(isNothing))
      put(input, whole, null)
  }
  return input
}

const cellsOf = (columns: readonly string[], holder: unknown): string[] =>
  columns.map((column) => writeCell(column, holder))

type Exported = {
  sku: string
  nameIn?: Readonly<Record<string, string>> | undefined
  descriptionIn?: Readonly<Record<string, string>> | undefined
  variants?: readonly object[] | undefined
}

/** The columns of an export: texts in languages that the shop offers, or that a product has. */
export const exportColumns = (
  offered: readonly string[],
  products: readonly Exported[] = [],
): Column[] => [
  ...FIELD_NAMES,
  ...TRANSLATED_COLUMNS.filter(
    (column) =>
      offered.includes(column.slice(column.indexOf(':') + 1)) ||
      products.some((product) => writeCell(column, product) !== ''),
  ),
  ...VARIANT_COLUMNS,
]

/** A row for each variant, the first with the product's own fields. */
const rowsOf = (product: Exported, columns: readonly string[]): string[][] => {
  const own = columns.slice(0, -VARIANT_COLUMNS.length)
  const ofProduct = own.map((column) =>
    product.variants && fieldOf(column).ofVariants ? '' : writeCell(column, product),
  )
  const others = own.map((column) => (column === 'sku' ? product.sku : ''))
  return (product.variants ?? [undefined]).map((variant, at) => [
    ...(at === 0 ? ofProduct : others),
    ...(variant ? cellsOf(VARIANT_COLUMNS, variant) : VARIANT_COLUMNS.map(() => '')),
  ])
}

/** Products as a table that bulk edit and import read. */
export const exportRows = (
  offered: readonly string[],
  products: readonly Exported[],
): string[][] => {
  const columns = exportColumns(offered, products)
  return [columns, ...products.flatMap((product) => rowsOf(product, columns))]
}
