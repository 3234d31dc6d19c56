import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StackError } from './stack-error.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS seeding (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    finished_at TEXT NOT NULL
  ) STRICT;
`

const ENVIRONMENT_FILE = 'environment.json'
const SERVICE_FOLDERS = ['firestore', 'emulators'] as const

/** Level by level: Node's recursive mkdir never returns where the system answers ENOENT (in /proc, say). */
const makeFolder = (folder: string) => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * SQLite's exclusive lock on `stack.sqlite` tells who runs the folder: the kernel releases it with the process,
 * however that ends, so no stale lock is left behind.
 */
const openLocked = (dataDir: string) => {
  try {
    makeFolder(dataDir)
    const database = new DatabaseSync(join(dataDir, 'stack.sqlite'), { timeout: 2000 })
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN IMMEDIATE;
      ${SCHEMA} COMMIT;`)
    // Reading alone would leave the lock shared: a write makes it exclusive.
    database.exec('PRAGMA user_version = 1')
    return database
  } catch (error) {
    const { message } = error as Error
    if (/not a database|malformed/.test(message))
      throw new StackError(
        `${join(dataDir, 'stack.sqlite')} is damaged (${message}). It was left as it is: restore a copy of the folder, or set SHOP_DATA to another one.`,
        { cause: error },
      )
    throw new StackError(
      /locked/.test(message)
        ? `The data folder ${dataDir} is in use by another shop: stop that one, or set SHOP_DATA to another folder.`
        : `The data folder ${dataDir} cannot be written (${message}): mend its permissions, or set SHOP_DATA to another folder.`,
      { cause: error },
    )
  }
}

/**
 * Takes the data folder for this process. A folder whose seeding did not finish is emptied, so that it
 * is seeded afresh.
 */
export const openDataFolder = (dataDir: string) => {
  const database = openLocked(dataDir)
  const seeded = database.prepare('SELECT 1 FROM seeding').get() !== undefined
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
    },
    /** Tells the shop's command-line programs where its services are, as long as they run. */
    announce: (environment: Record<string, string>) => {
      // Written aside and renamed, so that a reader always finds a complete file.
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
