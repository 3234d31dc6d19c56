import { createHash } from 'node:crypto'
import type { RemittanceReply } from '@bartan/contract/cash/remittance-endpoints'
import { REMITTANCE_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS, MAX_CELL } from '@bartan/contract/csv/csv-limits'
import { findColumns, plainHeading } from '@bartan/contract/csv/find-columns'
import { cellAmount, cellCode, cellDay, isSpoiled } from '@bartan/contract/csv/read-cell'
import type { CsvRow } from '@bartan/contract/csv/read-csv'
import { MAX_PRICE } from '@bartan/contract/products/fields/input-rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { hasWholePaise, toPaise, type Paise } from '@bartan/contract/shared/money'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import { AppError } from '#domain/app-error.ts'
import { cutText } from '#domain/cut-text.ts'
import { columnMissing, readTable } from '../desk/shipment-files/shipment-table.ts'

type Field = keyof typeof REMITTANCE_COLUMNS

export type ChosenColumns = Partial<Record<Field, string>>

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

type Summary = Pick<
  RemittanceReply,
  'columns' | 'unread' | 'unsure' | 'left' | 'adjustments' | 'faulty'
>

export type RemittanceFile = { rows: RemittedRow[]; summary: Summary }

const columnsOf = (head: readonly string[], chosen: ChosenColumns, paid: string | undefined) => {
  const columns = findColumns(head, REMITTANCE_COLUMNS, chosen)
  if (columns.awb === undefined && columns.number === undefined) throw columnMissing('awb')
  if (paid === undefined) return columns
  const place = head.findIndex((heading) => plainHeading(heading) === plainHeading(paid))
  if (place === -1) throw columnMissing(paid)
  return { ...columns, paid: place }
}

const foundColumns = (
  { number, ...columns }: Record<Field, number | undefined>,
  head: readonly string[],
): Summary['columns'] =>
  Object.fromEntries(
    Object.entries({ order: number, ...columns }).flatMap(([field, place]) =>
      place === undefined ? [] : [[field, head[place] ?? '']],
    ),
  )

/** Refuses to note what was collected for what was paid, unless somebody says that it is. */
export const refuseUnsure = ({ summary: { unsure, columns } }: RemittanceFile): void => {
  if (!unsure) return
  const why = reason('column_unsure', { column: columns.collected ?? '' })
  throw new AppError('column_unsure', why, { fields: { paid: why } })
}

/**
 * What each row of a courier's remittance file says. Rows without an amount are left, amounts below 0 are adjustments,
 * and one that can't be read is faulty by itself. Throws if the file is none, or lacks a column.
 */
export const readRemittance = async (
  text: string,
  {
    columns: chosen = {},
    paid: said,
  }: { columns?: ChosenColumns | undefined; paid?: string | undefined },
): Promise<RemittanceFile> => {
  const table = await readTable(
    text,
    CSV_LIMITS.remittances,
    Object.values(REMITTANCE_COLUMNS).flat(),
  )
  const head = table.head?.cells ?? []
  const columns = columnsOf(head, chosen, said)
  const paid = columns.paid ?? columns.collected
  if (paid === undefined) throw columnMissing('amount')
  const known = new Set(Object.values(columns))
  const summary: Summary = {
    columns: foundColumns(columns, head),
    unread: head.filter((heading, place) => heading !== '' && !known.has(place)),
    ...(columns.paid === undefined && { unsure: true }),
    left: table.left,
    adjustments: [],
    faulty: [],
  }
  const file = createHash('sha256').update(text).digest('base64url').slice(0, 22)

  const read = ({ row, cells }: CsvRow): RemittedRow[] => {
    const at = (column = -1) => cells[column] ?? ''
    const faulty = (column: number, why: PlainReason): RemittedRow[] => {
      summary.faulty.push({ row, field: head[column] ?? '', code: 'invalid_input', ...why })
      return []
    }
    const long = cells.findIndex((cell, place) => known.has(place) && cell.length > MAX_CELL.other)
    if (long !== -1) {
      const count = cells[long]?.length ?? 0
      return faulty(long, reason('cell_too_long', { count, max: MAX_CELL.other }))
    }
    const amount = cellAmount(at(paid))
    if (amount === null) {
      summary.left.empty += 1
      return []
    }
    if (amount === undefined || Math.abs(amount) > MAX_PRICE || !hasWholePaise(amount))
      return faulty(paid, reason('amount_unreadable', { text: cutText(at(paid), 40) }))
    if (amount < 0) {
      const about = cutText(cells.filter((cell) => cell !== '').join(' '), 200)
      summary.adjustments.push({ row, text: about, amount })
      return []
    }
    const [awb, utr] = [cellCode(at(columns.awb)), cellCode(at(columns.utr))]
    const day = cellDay(at(columns.date))
    const number = typedOrderNumber(cellCode(at(columns.number))) ?? ''
    if (awb === '' && at(columns.number) === '') {
      summary.left.total += 1
      return []
    }
    const spoiled = [number === '' ? columns.awb : undefined, columns.utr].find(
      (column) => column !== undefined && isSpoiled(at(column)),
    )
    if (spoiled !== undefined)
      return faulty(spoiled, reason('number_mangled', { text: at(spoiled) }))
    if (day === undefined && columns.date !== undefined)
      return faulty(
        columns.date,
        reason('import_day_unreadable', { value: cutText(at(columns.date), 40) }),
      )
    return [
      { row, awb, number, amount: toPaise(amount), ...(utr && { utr }), ...(day && { day }), file },
    ]
  }
  return { rows: table.rows.flatMap(read), summary }
}
