import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type { Unreadable } from '@bartan/firestore-emulator/sqlite/unreadable'

/** A store's table; `key` are the columns of its primary key, all of them text. */
export type Table = { name: string; key: readonly string[] }

type Row = Record<string, SQLOutputValue>

const isRow = ({ key }: Table, of: string) =>
  key.map((column) => `${column} = ${of}.${column}`).join(' AND ')

const byKey = ({ key }: Table) => key.map((column) => `${column} = ?`).join(' AND ')

/**
 * A checksum per row, and its last write: SQLite's log has checksums, its file has none. A version without checksums
 * may write rows, too; triggers remove the checksums of those.
 */
export const sumsOf = (table: Table): string => `
  CREATE TABLE IF NOT EXISTS sums (
    ${table.key.map((column) => `${column} TEXT NOT NULL,`).join(' ')}
    at INTEGER NOT NULL, -- in milliseconds; 0 where that was not noted
    sum INTEGER NOT NULL,
    PRIMARY KEY (${table.key.join(', ')})
  ) WITHOUT ROWID, STRICT;
  ${[
    ['INSERT', 'new'],
    ['UPDATE', 'old'],
    ['DELETE', 'old'],
  ]
    .map(
      ([
        event,
        of = '',
      ]) => `CREATE TRIGGER IF NOT EXISTS forget_${event} AFTER ${event} ON ${table.name}
        BEGIN DELETE FROM sums WHERE ${isRow(table, of)}; END;`,
    )
    .join('\n')}`

const sumOf = (row: Row): number =>
  Object.values(row).reduce<number>(
    (sum, value) => crc32(value instanceof Uint8Array ? value : String(value), sum),
    0,
  )

/** Writes checksums; `addMissing` adds those of rows written by another version. */
export const openSums = (database: DatabaseSync, table: Table) => {
  const columns = table.key.join(', ')
  const find = database.prepare(`SELECT * FROM ${table.name} WHERE ${byKey(table)}`)
  const put = database.prepare(
    `INSERT OR REPLACE INTO sums VALUES (${table.key.map(() => '?').join(', ')}, ?, ?)`,
  )
  const without = database.prepare(
    `SELECT ${columns} FROM ${table.name} EXCEPT SELECT ${columns} FROM sums`,
  )
  const add = (key: readonly string[], at: number) => {
    const row = find.get(...key)
    if (row) put.run(...key, at, sumOf(row))
  }
  return {
    /** For a row just written or deleted. */
    add: (key: readonly string[]) => add(key, Date.now()),
    addMissing: () => {
      for (const row of without.all()) add(Object.values(row).map(String), 0)
    },
  }
}

const rowsOf = (database: DatabaseSync, sql: string): Row[] | undefined => {
  try {
    return database.prepare(sql).all()
  } catch {
    return undefined
  }
}

/** Rows that are unreadable or changed; undefined if not even their keys can be listed. */
export const unreadableIn = (database: DatabaseSync, table: Table): Unreadable | undefined => {
  const columns = table.key.join(', ')
  const summed = rowsOf(database, `SELECT ${columns}, at, sum FROM sums`)
  const there = rowsOf(database, `SELECT ${columns} FROM ${table.name}`)
  if (!summed && !there) return undefined
  const nameOf = (row: Row) => JSON.stringify(table.key.map((column) => String(row[column])))
  const rows = new Map([...(there ?? []), ...(summed ?? [])].map((row) => [nameOf(row), row]))
  const isAsWritten = (name: string, sum: unknown) => {
    const key = JSON.parse(name) as string[]
    const [row] = database.prepare(`SELECT * FROM ${table.name} WHERE ${byKey(table)}`).all(...key)
    return row !== undefined && (sum === undefined || sumOf(row) === sum)
  }
  let [count, from, to] = [0, Infinity, 0]
  for (const [name, { at, sum }] of rows) {
    try {
      if (isAsWritten(name, sum)) continue
    } catch {
      // Counted below, because it is unreadable.
    }
    count += 1
    from = Math.min(from, Number(at ?? 0))
    to = Math.max(to, Number(at) || Date.now())
  }
  return {
    documents: rows.size,
    of: new Map(count > 0 ? [[table.name, count]] : []),
    missing: count > 0 ? { from, to } : undefined,
  }
}
