import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { DocumentRow } from './schema.ts'

/** Of a row of `documents`: see schema.ts. */
export const sumOf = ({ path, create_time, update_time, fields }: DocumentRow): string =>
  `${update_time} ${crc32(`${path} ${create_time} ${fields}`).toString(16)}`

/** Whether a row is as it was written, as far as its checksum can tell. */
export const isAsWritten = (row: DocumentRow & { readonly sum: string | null }): boolean =>
  row.sum === null || !row.sum.startsWith(`${row.update_time} `) || row.sum === sumOf(row)

export const hasSums = (db: DatabaseSync): boolean =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all('documents')
    .some(({ name }) => name === 'sum')
