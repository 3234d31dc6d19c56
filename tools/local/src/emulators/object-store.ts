import { openStore } from './open-store.ts'

export type StoredObject = { path: string; metadata: string }

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    path TEXT PRIMARY KEY, -- bucket/object
    metadata TEXT NOT NULL, -- JSON as the emulator writes it
    bytes BLOB NOT NULL
  ) STRICT;
`

/**
 * Objects on disk, bytes and metadata in one transaction, so that neither ever exists without the other. Every call
 * returns only once its change is durable (WAL with synchronous=FULL).
 */
export const openObjectStore = (file: string) => {
  const database = openStore(file, SCHEMA)
  const put = database.prepare('INSERT OR REPLACE INTO objects VALUES (:path, :metadata, :bytes)')
  const describe = database.prepare('UPDATE objects SET metadata = :metadata WHERE path = :path')
  const remove = database.prepare('DELETE FROM objects WHERE path = :path')
  const bytes = database.prepare('SELECT bytes FROM objects WHERE path = :path')
  const all = database.prepare('SELECT path, metadata FROM objects ORDER BY path')
  return {
    put: (object: StoredObject & { bytes: Uint8Array }) => {
      put.run(object)
    },
    describe: (object: StoredObject) => {
      describe.run(object)
    },
    remove: (path: string) => {
      remove.run({ path })
    },
    clear: () => database.exec('DELETE FROM objects'),
    bytes: (path: string) => (bytes.get({ path }) as { bytes: Uint8Array } | undefined)?.bytes,
    all: () => all.all() as StoredObject[],
    close: () => database.close(),
  }
}

export type ObjectStore = ReturnType<typeof openObjectStore>
