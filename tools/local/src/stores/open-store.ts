import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from '@bartan/firestore-emulator/sqlite/data-folder-error'
import { openMarks } from '@bartan/firestore-emulator/sqlite/end-marks'
import { explainOpening, inspect } from '@bartan/firestore-emulator/sqlite/inspect'
import { makePrivate } from '@bartan/firestore-emulator/sqlite/make-private'
import { StackError } from '#stack/stack-error.ts'
import { openSums, sumsOf, unreadableIn, type Table } from './row-sums.ts'

const IN_MEMORY = ':memory:'

/** Triggers count, so that writes of a version without marks are counted, too. */
const countedBy = (table: string) => `
  CREATE TABLE IF NOT EXISTS changes (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO changes VALUES (1, 0);
  ${['INSERT', 'UPDATE', 'DELETE']
    .map(
      (event) => `CREATE TRIGGER IF NOT EXISTS count_${event} AFTER ${event} ON ${table}
        BEGIN UPDATE changes SET count = count + 1; END;`,
    )
    .join('\n')}`

const isCounted = "SELECT 1 FROM sqlite_schema WHERE name = 'changes'"

const position = (database: DatabaseSync): number =>
  database.prepare(isCounted).get()
    ? // Its row may be in the part of the log that can't be read.
      Number(database.prepare('SELECT count FROM changes').get()?.['count'] ?? 0)
    : 0

/** One line for the user who starts the shop. */
const explained = (error: unknown, file: string) => {
  const cause = explainOpening(error, file)
  return cause instanceof DataFolderError
    ? new StackError(cause.message, { cause: error, missing: cause.missing })
    : error
}

const prepared = (file: string, schema: string) => {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${schema}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const atOnce = (database: DatabaseSync, write: () => void) => {
  database.exec('BEGIN IMMEDIATE')
  try {
    write()
    database.exec('COMMIT')
  } catch (error) {
    // A full disk may have rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const justWrite = (_key: readonly string[], write: () => void) => write()

type StoreKind = { table: Table; schema: string }

/**
 * Opens or creates an emulator's store of one table, readable by its owner only; a damaged one is left unchanged and
 * reported. Writes go through `change`, with the row's key if it is about one row; it adds the checksum and a
 * mark (firestore-emulator/src/sqlite/end-marks.ts).
 */
export const openStore = (file: string, { table, schema }: StoreKind) => {
  const all = `${schema} ${countedBy(table.name)} ${sumsOf(table)}`
  if (file === IN_MEMORY) {
    const database = prepared(file, all)
    return { database, change: justWrite, close: () => database.close() }
  }
  try {
    inspect(file, { position, unreadable: (database) => unreadableIn(database, table) })
    makePrivate(file)
    const database = prepared(file, all)
    const sums = openSums(database, table)
    atOnce(database, sums.addMissing)
    let last = position(database)
    const marks = openMarks(file, last)
    return {
      database,
      change: (key: readonly string[], write: () => void) => {
        atOnce(database, () => {
          write()
          if (key.length > 0) sums.add(key)
        })
        const now = position(database)
        if (now > last) marks.add({ position: now, changes: now - last })
        last = now
      },
      close: () => {
        last = position(database)
        database.close()
        rmSync(`${file}-shm`, { force: true })
        marks.seal(last)
      },
    }
  } catch (error) {
    throw explained(error, file)
  }
}
