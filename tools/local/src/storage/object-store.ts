import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openStore } from '#stores/open-store.ts'
import type { ObjectMetadata } from './object-metadata.ts'

export type StoredObject = { path: string; metadata: string }

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    path TEXT PRIMARY KEY, -- bucket/object
    metadata TEXT NOT NULL, -- JSON, see object-metadata.ts
    bytes BLOB NOT NULL
  ) STRICT;
`

const isAsUploaded = (metadata: string, bytes: Uint8Array): boolean => {
  try {
    const { md5Hash, updated }: ObjectMetadata = JSON.parse(metadata)
    return (
      !Number.isNaN(Date.parse(updated)) &&
      createHash('md5').update(bytes).digest('base64') === md5Hash
    )
  } catch {
    return false
  }
}

const unreadableIn = (database: DatabaseSync) => {
  const rows = database.prepare('SELECT metadata, bytes FROM objects').iterate()
  let [documents, damaged] = [0, 0]
  for (const { metadata, bytes } of rows as Iterable<{ metadata: string; bytes: Uint8Array }>) {
    documents += 1
    if (!isAsUploaded(metadata, bytes)) damaged += 1
  }
  const missing = damaged > 0 ? { from: 0, to: Date.now() } : undefined
  return { documents, of: new Map(damaged > 0 ? [['objects', damaged]] : []), missing }
}

/**
 * Objects on disk, bytes and metadata in one transaction, so that neither ever exists without the other. Every call
 * returns only once its change is durable (WAL with synchronous=FULL).
 */
export const openObjectStore = (file: string) => {
  const { database, change, close } = openStore(file, {
    table: 'objects',
    schema: SCHEMA,
    unreadable: unreadableIn,
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
      change(() => put.run(object))
    },
    describe: (object: StoredObject) => {
      change(() => describe.run(object))
    },
    remove: (path: string) => {
      change(() => remove.run({ path }))
    },
    bytes: (path: string) => (bytes.get({ path }) as { bytes: Uint8Array } | undefined)?.bytes,
    find: (path: string) => one.get({ path }) as StoredObject | undefined,
    /** Those from one path to another, in their order. */
    between: (first: string, end: string) => from.iterate({ first, end }) as Iterable<StoredObject>,
    close,
  }
}

export type ObjectStore = ReturnType<typeof openObjectStore>
