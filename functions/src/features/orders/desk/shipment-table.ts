import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { CsvError, readCsv } from '@bartan/contract/csv/read-csv'
import { reason } from '@bartan/contract/reasons/reasons'
import { invalidField } from '#domain/app-error.ts'

/** What is read of a courier's file, whatever else is in it. */
const NEEDED = ['number', 'courier', 'awb'] as const

type Shipment = Record<(typeof NEEDED)[number] | 'trackUrl', string> & { row: number }

const nameOf = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_-]/g, '')

const tableIn = async (text: string) => {
  try {
    return await readCsv(text, CSV_LIMITS.shipments)
  } catch (error) {
    throw error instanceof CsvError ? invalidField('body', error.reason) : error
  }
}

/** Rows of a courier's file, whose columns are in any order and case. Throws if it is none, or lacks one of them. */
export const readShipments = async (text: string): Promise<Shipment[]> => {
  const [head, ...rows] = await tableIn(text)
  const names = head?.cells.map(nameOf) ?? []
  for (const field of NEEDED)
    if (!names.includes(field)) throw invalidField('body', reason('csv_column_missing', { field }))
  const [number, courier, awb, trackUrl] = [...NEEDED, 'trackurl'].map((one) => names.indexOf(one))
  return rows.map(({ row, cells }) => {
    const at = (column = -1) => cells[column] ?? ''
    return { row, number: at(number), courier: at(courier), awb: at(awb), trackUrl: at(trackUrl) }
  })
}
