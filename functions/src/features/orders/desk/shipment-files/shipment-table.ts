import { SHIPMENT_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS, type CsvLimits } from '@bartan/contract/csv/csv-limits'
import { findColumns } from '@bartan/contract/csv/find-columns'
import { cellCode } from '@bartan/contract/csv/read-cell'
import { CsvError, type CsvRow } from '@bartan/contract/csv/read-csv'
import { readTable as readRows, type LeftRows } from '@bartan/contract/csv/read-table'
import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'

/** The columns of a courier's file that are read; others are ignored. */
const NEEDED = ['number', 'courier', 'awb'] as const

type Shipment = Record<(typeof NEEDED)[number] | 'trackUrl', string> & { row: number }

type Given = {
  /** For rows without a courier. */
  courier?: string | undefined
  columns?: Partial<Record<keyof typeof SHIPMENT_COLUMNS, string>> | undefined
}

/** The rows of a courier's file. Throws if it isn't one. */
export const readTable = async (text: string, limits: CsvLimits, names: Iterable<string>) => {
  try {
    return await readRows(text, limits, names)
  } catch (error) {
    throw error instanceof CsvError ? invalidField('body', error.reason) : error
  }
}

export const columnMissing = (field: string) =>
  invalidField('body', reason('csv_column_missing', { field }))

/** The shipments in a courier's file, with columns in any order and case. Throws if it isn't one, or lacks a column. */
export const readShipments = async (
  text: string,
  { courier: usual = '', columns: chosen }: Given = {},
): Promise<{ rows: Shipment[]; left: LeftRows }> => {
  const { head, rows, left } = await readTable(
    text,
    CSV_LIMITS.shipments,
    Object.values(SHIPMENT_COLUMNS).flat(),
  )
  const columns = findColumns(head?.cells ?? [], SHIPMENT_COLUMNS, chosen)
  for (const field of NEEDED)
    if (columns[field] === undefined && !(field === 'courier' && usual !== ''))
      throw columnMissing(field)
  const shipmentOf = ({ row, cells }: CsvRow): Shipment => {
    const at = (column = -1) => cells[column] ?? ''
    const { number, courier, awb, trackUrl } = columns
    return {
      row,
      number: cellCode(at(number)),
      courier: at(courier) || usual,
      awb: cellCode(at(awb)),
      trackUrl: at(trackUrl),
    }
  }
  return { rows: rows.map(shipmentOf), left }
}
