import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from './data-folder-error.ts'
import { openMarks, type Marks } from './end-marks.ts'
import { explainOpening, inspect } from './inspect.ts'
import { makePrivate } from './make-private.ts'
import { APPLICATION_ID, hasSums, SCHEMA, SCHEMA_VERSION, sumOf } from './schema.ts'
import { unreadableIn } from './unreadable.ts'

const IN_MEMORY = ':memory:'
const FILE = 'firestore.sqlite'

const number = (db: DatabaseSync, sql: string) =>
  Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0)

export const lastTime = (db: DatabaseSync): number =>
  Math.max(
    number(db, "SELECT value FROM meta WHERE name = 'last_time'"),
    number(db, 'SELECT max(until) FROM history'),
  )

const isNew = (db: DatabaseSync) => number(db, 'PRAGMA schema_version') === 0

const checkKind = (file: string) => (db: DatabaseSync) => {
  if (isNew(db)) return
  const version = number(db, 'PRAGMA user_version')
  if (number(db, 'PRAGMA application_id') !== APPLICATION_ID)
    throw new DataFolderError(`${file} is an SQLite file of another program. It was left as it is.`)
  if (version !== SCHEMA_VERSION)
    throw new DataFolderError(
      `${file} was written by another version (format ${version}, this one reads ${SCHEMA_VERSION}). It was left as it is.`,
    )
}

/** Adds checksums to a file of a version without them. */
const addSums = (db: DatabaseSync) => {
  db.function('sum_of', (path, created, updated, fields) =>
    sumOf({
      path: String(path),
      create_time: Number(created),
      update_time: Number(updated),
      fields: String(fields),
    }),
  )
  db.exec(
    'BEGIN; ALTER TABLE documents ADD COLUMN sum TEXT; UPDATE documents SET sum = sum_of(path, create_time, update_time, fields); COMMIT',
  )
}

const prepare = (db: DatabaseSync) => {
  // The lock is taken with the first read and kept; the system releases it however the process ends.
  db.exec('PRAGMA locking_mode = EXCLUSIVE')
  const create = isNew(db)
    ? `${SCHEMA} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION};`
    : ''
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536')
  db.exec(`BEGIN IMMEDIATE; ${create} COMMIT`)
  if (!hasSums(db)) addSums(db)
}

/**
 * After a crash: nothing else would show a damaged index entry, which hides a document. Indexes are rebuilt on demand.
 */
const forgetIndexes = (db: DatabaseSync) =>
  db.exec('BEGIN IMMEDIATE; DELETE FROM entries; DELETE FROM indexes; COMMIT')

type Opened = { readonly db: DatabaseSync; readonly file: string; readonly marks?: Marks }

/** Opens or creates the file of a data folder, for this process alone. */
export const openDataFolder = (folder: string): Opened => {
  if (folder === IN_MEMORY) {
    const db = new DatabaseSync(IN_MEMORY)
    prepare(db)
    return { db, file: IN_MEMORY }
  }
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  const { position, isSealed } = inspect(file, {
    check: checkKind(file),
    position: (db) => (isNew(db) ? 0 : lastTime(db)),
    unreadable: unreadableIn,
  })
  makePrivate(file)
  const db = new DatabaseSync(file, { timeout: 500 })
  try {
    prepare(db)
    if (!isSealed) forgetIndexes(db)
    // Left by the inspection before; unused when one process has the file alone.
    rmSync(`${file}-shm`, { force: true })
    return { db, file, marks: openMarks(file, position) }
  } catch (error) {
    db.close()
    throw explainOpening(error, file)
  }
}
