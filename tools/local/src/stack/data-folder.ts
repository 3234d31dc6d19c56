import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storageFault } from '@bartan/firestore-emulator/sqlite/storage-fault'
import { StackError } from './stack-error.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS seeding (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    finished_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS migrating (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    program TEXT NOT NULL
  ) STRICT;
`

const ENVIRONMENT_FILE = 'environment.json'
const SERVICE_FOLDERS = ['firestore', 'emulators'] as const

/** Level by level: Node's recursive mkdir never returns if the system answers ENOENT (e.g. in /proc). */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** In `user_version`: a second record that seeding finished. A folder that wasn't seeded is emptied. */
const SEEDED = 2

/** The file only says that the shop was seeded, so another folder's copy will do. */
const damaged = (file: string, said: string) =>
  new StackError(
    `${file} is damaged (${said}). The folder was left as it is: restore a copy, or set SHOP_DATA to another one. If the rest of it is whole, the stack.sqlite of any other shop that was filled will do.`,
  )

const explained = (error: unknown, dataDir: string, file: string): StackError => {
  if (error instanceof StackError) return error
  const { message } = error as Error
  if (/not a database|malformed/.test(message)) return damaged(file, message)
  const fault = storageFault(error, file)
  if (fault?.code === 'RESOURCE_EXHAUSTED') return new StackError(fault.message, { cause: error })
  return new StackError(
    /locked/.test(message)
      ? `The data folder ${dataDir} is in use by another shop: stop that one, or set SHOP_DATA to another folder.`
      : `The data folder ${dataDir} cannot be written (${message}): mend its permissions, or set SHOP_DATA to another folder.`,
    { cause: error },
  )
}

const firstOf = (database: DatabaseSync, sql: string) =>
  Object.values(database.prepare(sql).get() ?? {})[0]

const holdsServices = (dataDir: string) =>
  SERVICE_FOLDERS.some((name) => existsSync(join(dataDir, name)))

/**
 * SQLite's exclusive lock on `stack.sqlite` shows who runs the folder: the kernel releases it with the process, so
 * there are no stale locks.
 */
const openLocked = (dataDir: string) => {
  const file = join(dataDir, 'stack.sqlite')
  try {
    makeFolder(dataDir)
    const database = new DatabaseSync(file, { timeout: 2000 })
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL')
    const said = firstOf(database, 'PRAGMA quick_check(1)')
    if (said !== 'ok') throw damaged(file, String(said))
    if (firstOf(database, 'PRAGMA schema_version') === 0 && holdsServices(dataDir))
      throw damaged(file, 'it is empty or gone, and the shop is there')
    const version = firstOf(database, 'PRAGMA user_version')
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`)
    const seeded = firstOf(database, 'SELECT 1 FROM seeding') !== undefined
    if (version === SEEDED && !seeded)
      throw damaged(file, 'it does not say any more that the shop was filled')
    // Reading alone would leave the lock shared: a write makes it exclusive.
    database.exec(`PRAGMA user_version = ${seeded ? SEEDED : 1}`)
    return { database, seeded }
  } catch (error) {
    throw explained(error, dataDir, file)
  }
}

/** Locks the data folder for this process. A folder with unfinished seeding is emptied, so that it is seeded again. */
export const openDataFolder = (dataDir: string) => {
  const { database, seeded } = openLocked(dataDir)
  if (!seeded) {
    for (const name of SERVICE_FOLDERS)
      rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  return {
    seeded,
    firestore: join(dataDir, 'firestore'),
    emulators: join(dataDir, 'emulators'),
    log: join(dataDir, 'functions.log'),
    markSeeded: () => {
      database.prepare('INSERT INTO seeding VALUES (1, ?)').run(new Date().toISOString())
      database.exec(`PRAGMA user_version = ${SEEDED}`)
    },
    /** The text of the program that last brought all documents to its version. */
    migratedBy: firstOf(database, 'SELECT program FROM migrating'),
    markMigrated: (program: string) => {
      database.prepare('INSERT OR REPLACE INTO migrating VALUES (1, ?)').run(program)
    },
    /** Publishes the services' addresses for the shop's command-line programs while they run. */
    announce: (environment: Record<string, string>) => {
      // Written to another file and renamed, so that readers always find a complete file.
      const file = join(dataDir, ENVIRONMENT_FILE)
      writeFileSync(`${file}.new`, `${JSON.stringify(environment, null, 2)}\n`)
      renameSync(`${file}.new`, file)
    },
    close: () => {
      rmSync(join(dataDir, ENVIRONMENT_FILE), { force: true })
      database.close()
    },
  }
}

export type DataFolder = ReturnType<typeof openDataFolder>
