import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from '@bartan/firestore-emulator/sqlite/data-folder-error'
import { openMarks } from '@bartan/firestore-emulator/sqlite/end-marks'
import { inspect } from '@bartan/firestore-emulator/sqlite/inspect'
import { makePrivate } from '@bartan/firestore-emulator/sqlite/make-private'
import type { Unreadable } from '@bartan/firestore-emulator/sqlite/unreadable'
import { storageFault } from '@bartan/firestore-emulator/sqlite/storage-fault'
import { StackError } from '#stack/stack-error.ts'

const IN_MEMORY = ':memory:'

/** Triggers count, so that a version that knows nothing of it is counted too. */
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
    ? Number(database.prepare('SELECT count FROM changes').get()?.['count'])
    : 0

/** One line for whoever starts the shop. */
const explained = (error: unknown, file: string) => {
  if (error instanceof DataFolderError)
    return new StackError(error.message, { cause: error, missing: error.missing })
  const fault = storageFault(error, file)
  return fault ? new StackError(fault.message, { cause: error }) : error
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

type StoreKind = {
  table: string
  schema: string
  /** What is not as it was written, by what the rows themselves say. */
  unreadable?: (database: DatabaseSync) => Unreadable
}

/**
 * Opens or makes a store of the emulators, of one table, which only its owner can read; a damaged one is left as it is, and
 * named. What is written goes by `change`, which marks how far (firestore-emulator/src/sqlite/end-marks.ts).
 */
export const openStore = (file: string, { table, schema, unreadable }: StoreKind) => {
  const all = `${schema} ${countedBy(table)}`
  if (file === IN_MEMORY) {
    const database = prepared(file, all)
    return { database, change: (write: () => void) => write(), close: () => database.close() }
  }
  try {
    inspect(file, { position, ...(unreadable && { unreadable }) })
    makePrivate(file)
    const database = prepared(file, all)
    let last = position(database)
    const marks = openMarks(file, last)
    return {
      database,
      change: (write: () => void) => {
        write()
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
