import { openStore } from '#stores/open-store.ts'

export type StoredObject = { path: string; metadata: string }

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    path TEXT PRIMARY KEY, -- bucket/object
    metadata TEXT NOT NULL, -- JSON, see object-metadata.ts
    bytes BLOB NOT NULL
  ) STRICT;
`

/**
 * Objects on disk, bytes and metadata in one transaction, so that neither exists without the other. Each call returns
 * once its change is durable (WAL with synchronous=FULL).
 */
export const openObjectStore = (file: string) => {
  const { database, change, close } = openStore(file, {
    table: { name: 'objects', key: ['path'] },
    schema: SCHEMA,
  })
  const put = database.prepare('INSERT OR REPLACE INTO objects VALUES (:path, :metadata, :bytes)')
  const describe = database.prepare('UPDATE objects SET metadata = :metadata WHERE path = :path')
  const remove = database.prepare('DELETE FROM objects WHERE path = :path')
  const bytes = database.prepare('SELECT bytes FROM objects WHERE path = :path')
  const one = database.prepare('SELECT path, metadata FROM objects WHERE path = :path')
  const from = database.prepare(
    'SELECT path, metadata FROM objects WHERE path >= :first AND path < :end ORDER BY path',
  )
  return {
    put: (object: StoredObject & { bytes: Uint8Array }) => {
      change([object.path], () => put.run(object))
    },
    describe: (object: StoredObject) => {
      change([object.path], () => describe.run(object))
    },
    remove: (path: string) => {
      change([path], () => remove.run({ path }))
    },
    bytes: (path: string) => (bytes.get({ path }) as { bytes: Uint8Array } | undefined)?.bytes,
    find: (path: string) => one.get({ path }) as StoredObject | undefined,
    /** Objects from one path to another, in order. */
    between: (first: string, end: string) => from.iterate({ first, end }) as Iterable<StoredObject>,
    close,
  }
}

export type ObjectStore = ReturnType<typeof openObjectStore>
