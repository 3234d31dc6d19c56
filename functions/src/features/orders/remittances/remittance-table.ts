import { MAX_PRICE } from '@bartan/contract/products/rules'
import { createHash } from 'node:crypto'
import { REMITTANCE_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { findColumns } from '@bartan/contract/csv/find-columns'
import { reason } from '@bartan/contract/reasons/reasons'
import { hasWholePaise, toPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import { typedRupees } from '@bartan/contract/shared/typed-amount'
import { invalidField } from '#domain/app-error.ts'
import { columnMissing, readTable } from '../desk/shipment-files/shipment-table.ts'

export type ChosenColumns = Partial<Record<keyof typeof REMITTANCE_COLUMNS, string>>

export type RemittedRow = {
  row: number
  awb: string
  number: string
  amount: Paise
  utr?: string
  /** As 2026-01-31, if the file has it. */
  day?: string
  /** Identifies the file. */
  file: string
}

const amountOf = (cell: string, row: number): Paise => {
  const amount = typedRupees(cell)
  if (amount === undefined || amount < 0 || amount > MAX_PRICE || !hasWholePaise(amount))
    throw invalidField('body', reason('amount_unreadable', { row, text: cell || '–' }))
  return toPaise(amount)
}

/** Reads 2026-01-31, 31/01/2026 and 31-01-2026; undefined for anything else. */
const dayIn = (cell: string): string | undefined => {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})\b/.exec(cell) ?? []
  const [, day, month, year] = /^(\d{2})[/.-](\d{2})[/.-](\d{4})\b/.exec(cell) ?? []
  const found = iso ?? (year && `${year}-${month}-${day}`)
  return found && !Number.isNaN(Date.parse(found)) ? found : undefined
}

/**
 * Rows of a courier's remittance file. Rows without a parcel or order number, such as totals, are left out. Throws if
 * it isn't one, lacks a column, or has an unreadable amount.
 */
export const readRemittance = async (
  text: string,
  chosen?: ChosenColumns,
): Promise<RemittedRow[]> => {
  const [head, ...rows] = await readTable(text, CSV_LIMITS.remittances)
  const columns = findColumns(head?.cells ?? [], REMITTANCE_COLUMNS, chosen)
  const paid = columns.paid ?? columns.collected
  if (columns.awb === undefined && columns.number === undefined) throw columnMissing('awb')
  if (paid === undefined) throw columnMissing('amount')
  const file = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return rows.map(({ row, cells }) => {
    const at = (column = -1) => cells[column] ?? ''
    const [awb, utr, day] = [at(columns.awb), at(columns.utr), dayIn(at(columns.date))]
    const number = typedOrderNumber(at(columns.number)) ?? ''
    return {
      row,
      awb,
      number,
      amount: amountOf(at(paid), row),
      ...(utr && { utr }),
      ...(day && { day }),
      file,
    }
  })
}
