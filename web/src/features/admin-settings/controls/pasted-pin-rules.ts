import { cellAmount, cellCode, cellCount, cellYesNo } from '@bartan/contract/csv/read-cell'
import type { PinRule } from '@bartan/contract/settings/pin-rules'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { pastedRows, type PastedRow } from '#lib/browser/pasted-rows.ts'

const COLUMNS = {
  prefix: ['pin', 'pin code', 'prefix', 'postal code', 'पिन', 'पिन कोड'],
  serviceable: ['deliver', 'delivers', 'delivery', 'serviceable'],
  days: ['days', 'delivery days', 'दिन'],
  codMax: ['cash', 'cash limit', 'cod', 'cod max', 'cod limit'],
  fee: ['fee', 'delivery fee', 'shipping fee'],
  freeFrom: ['free from', 'free delivery from'],
} as const

type Cells = PastedRow<keyof typeof COLUMNS>

const AMOUNTS = ['codMax', 'fee', 'freeFrom'] as const

const ruleOf = (cells: Cells): PinRule | undefined => {
  const prefix = plainDigits(cellCode(cells.prefix))
  const serviceable = cellYesNo(cells.serviceable)
  const days = cellCount(cells.days)
  const amounts = AMOUNTS.map((name) => [name, cellAmount(cells[name])] as const)
  const isRead = [serviceable, days, ...amounts.map(([, amount]) => amount)].every(
    (value) => value !== undefined,
  )
  if (!/^[1-9]\d{0,5}$/.test(prefix) || !isRead) return undefined
  return {
    prefix,
    serviceable: serviceable ?? true,
    days: days ?? 1,
    ...Object.fromEntries(amounts.filter(([, amount]) => amount !== null)),
  }
}

/** Parses PIN code rules from a spreadsheet. `faults` are the rows that can't be read, counted from 1. */
export const parsePinRules = async (
  text: string,
): Promise<{ items: PinRule[]; faults: number[] }> => {
  const rows = (await pastedRows(text, COLUMNS)).map((cells) => ({
    row: cells.row,
    rule: ruleOf(cells),
  }))
  return {
    items: rows.flatMap(({ rule }) => rule ?? []),
    faults: rows.flatMap(({ row, rule }) => (rule ? [] : [row])),
  }
}
