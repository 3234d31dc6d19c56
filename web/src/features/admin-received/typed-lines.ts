import { cellAmount, cellCode, cellCount } from '@bartan/contract/csv/read-cell'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { Rupees } from '@bartan/contract/shared/money'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { typedRupees } from '@bartan/contract/shared/typed-amount'
import { pastedRows } from '#lib/browser/pasted-rows.ts'

export type TypedLine = { id: number; sku: string; quantity: string; cost: string }

const FIELD_NAMES = ['sku', 'quantity', 'cost'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

export type LineFaults = Partial<Record<FieldName, string>>

type Line = { sku: string; quantity: number; cost?: Rupees }

type Words = Record<'skuMissing' | 'quantityWrong' | 'costWrong', string>

export const isEmpty = ({ sku, quantity, cost }: TypedLine): boolean =>
  (sku + quantity + cost).trim() === ''

const MAX_UNITS = 9_999_999

/** Undefined for a part of a unit, too. */
const cellUnits = (cell: string): number | null | undefined => {
  const units = cellCount(cell)
  const isWhole = Number(plainDigits(cell).replaceAll(/[ ,]/g, '')) === units
  return units === null || isWhole ? units : undefined
}

const unitsOf = (typed: string): number => {
  const units = cellUnits(typed) ?? 0
  return units <= MAX_UNITS ? units : 0
}

/** Usual headings of a supplier's bill. */
const COLUMNS = {
  sku: ['sku', 'item code', 'code', 'product code', 'article', 'gtin', 'ean', 'bar code', 'item'],
  quantity: ['quantity', 'qty', 'units', 'pieces', 'pcs', 'nos', 'received', 'नग', 'मात्रा'],
  cost: ['cost', 'rate', 'price', 'unit price', 'unit cost', 'cost price', 'लागत', 'दर'],
} as const

/** A cell as somebody would type it. What can't be read stays as it is, to be refused in its place. */
const typedForm = (cell: string, read: (cell: string) => number | null | undefined): string => {
  const value = read(cell)
  return value === null ? '' : String(value ?? cell)
}

/**
 * The lines in a table on the clipboard.
 * @throws CsvError
 */
export const pastedLines = async (text: string): Promise<Omit<TypedLine, 'id'>[]> =>
  (await pastedRows(text, COLUMNS)).map(({ sku, quantity, cost }) => ({
    sku: cellCode(sku),
    quantity: typedForm(quantity, cellUnits),
    cost: typedForm(cost, cellAmount),
  }))

export const faultsOf = ({ sku, quantity, cost }: TypedLine, words: Words): LineFaults => ({
  ...(sku.trim() === '' && { sku: words.skuMissing }),
  ...(unitsOf(quantity) < 1 && { quantity: words.quantityWrong }),
  ...(cost.trim() !== '' && typedRupees(cost) === undefined && { cost: words.costWrong }),
})

export const hasFault = (faults: LineFaults): boolean => Object.keys(faults).length > 0

/** A valid line in the API's form. */
export const lineOf = ({ sku, quantity, cost }: TypedLine): Line => {
  const paid = typedRupees(cost)
  return { sku: sku.trim(), quantity: unitsOf(quantity), ...(paid !== undefined && { cost: paid }) }
}

const isFieldName = (name: string | undefined): name is FieldName =>
  FIELD_NAMES.some((known) => known === name)

const PATH = /^lines\.(\d+)\.(\w+)$/

/** The server's field errors by line. */
export const serverFaults = (
  fields: Readonly<Record<string, PlainReason>>,
  sent: readonly TypedLine[],
  textOf: (name: FieldName, why: PlainReason) => string,
): Map<number, LineFaults> => {
  const faults = new Map<number, LineFaults>()
  for (const [path, why] of Object.entries(fields)) {
    const [, place, name] = PATH.exec(path) ?? []
    const line = sent[Number(place)]
    if (line && isFieldName(name))
      faults.set(line.id, { ...faults.get(line.id), [name]: textOf(name, why) })
  }
  return faults
}
