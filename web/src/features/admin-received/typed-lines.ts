import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { typedRupees } from '@bartan/contract/shared/typed-amount'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { Rupees } from '@bartan/contract/shared/money'

export type TypedLine = { id: number; sku: string; quantity: string; cost: string }

const FIELD_NAMES = ['sku', 'quantity', 'cost'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

export type LineFaults = Partial<Record<FieldName, string>>

type Line = { sku: string; quantity: number; cost?: Rupees }

type Words = Record<'skuMissing' | 'quantityWrong' | 'costWrong', string>

export const isEmpty = ({ sku, quantity, cost }: TypedLine): boolean =>
  (sku + quantity + cost).trim() === ''

const UNITS = /^[1-9]\d{0,6}$/

const unitsOf = (typed: string): string => plainDigits(typed).trim()

export const faultsOf = ({ sku, quantity, cost }: TypedLine, words: Words): LineFaults => ({
  ...(sku.trim() === '' && { sku: words.skuMissing }),
  ...(!UNITS.test(unitsOf(quantity)) && { quantity: words.quantityWrong }),
  ...(cost.trim() !== '' && typedRupees(cost) === undefined && { cost: words.costWrong }),
})

export const hasFault = (faults: LineFaults): boolean => Object.keys(faults).length > 0

/** A valid line in the API's form. */
export const lineOf = ({ sku, quantity, cost }: TypedLine): Line => {
  const paid = typedRupees(cost)
  return {
    sku: sku.trim(),
    quantity: Number(unitsOf(quantity)),
    ...(paid !== undefined && { cost: paid }),
  }
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
