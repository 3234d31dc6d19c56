import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivate } from './make-private.ts'
import { APPLICATION_ID, SCHEMA, SCHEMA_VERSION } from './schema.ts'

const IN_MEMORY = ':memory:'
const FILE = 'firestore.sqlite'
/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** Says in full what is wrong with a data folder. */
export class DataFolderError extends Error {}

const number = (db: DatabaseSync, pragma: string) =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])

const explain = (error: unknown, file: string): unknown => {
  if (!(error instanceof Error && 'errcode' in error)) return error
  const code = Number(error.errcode)
  if ((code & 0xff) === SQLITE_BUSY)
    return new DataFolderError(
      `${file} is in use by another process: stop it, or choose another data folder.`,
    )
  if ((code & 0xff) === SQLITE_NOTADB || (code & 0xff) === SQLITE_CORRUPT)
    return new DataFolderError(
      `${file} is damaged or not a Firestore data file (${error.message}). It was left as it is; restore a copy, or choose another data folder.`,
    )
  return error
}

const prepare = (db: DatabaseSync, file: string) => {
  // The lock is taken with the first read and kept; the system frees it however the process ends.
  db.exec('PRAGMA locking_mode = EXCLUSIVE')
  const application = number(db, 'application_id')
  const version = number(db, 'user_version')
  const tables = number(db, 'schema_version')
  if (tables !== 0 && application !== APPLICATION_ID)
    throw new DataFolderError(`${file} is an SQLite file of another program. It was left as it is.`)
  if (tables !== 0 && version !== SCHEMA_VERSION)
    throw new DataFolderError(
      `${file} was written by another version (format ${version}, this one reads ${SCHEMA_VERSION}). It was left as it is.`,
    )
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536')
  if (tables === 0)
    db.exec(
      `BEGIN IMMEDIATE; ${SCHEMA} PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`,
    )
  else {
    db.exec('BEGIN IMMEDIATE; COMMIT')
    const faults = db.prepare('PRAGMA quick_check(3)').all()
    const found = Object.values(faults[0] ?? {})[0]
    if (found !== 'ok')
      throw new DataFolderError(
        `${file} is damaged (${String(found)}). It was left as it is; restore a copy, or choose another data folder.`,
      )
  }
}

/** Opens or makes the file of a data folder, for this process alone. */
export const openDataFolder = (folder: string): DatabaseSync => {
  if (folder === IN_MEMORY) {
    const db = new DatabaseSync(IN_MEMORY)
    prepare(db, IN_MEMORY)
    return db
  }
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  makePrivate(file)
  const db = new DatabaseSync(file, { timeout: 500 })
  try {
    prepare(db, file)
    return db
  } catch (error) {
    db.close()
    throw explain(error, file)
  }
}
