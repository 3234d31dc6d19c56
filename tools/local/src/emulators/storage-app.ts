import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { internalsOf, storageEmulator } from './firebase-tools.ts'
import type { ObjectMetadata, Persistence } from './firebase-tools.ts'
import type { ObjectStore } from './object-store.ts'

const pathOf = ({ bucket, name }: ObjectMetadata) => join(bucket, name)

/**
 * Bytes of uploads under way stay in memory; they reach the store with their metadata when the
 * emulator has accepted them (see `writeThrough`).
 */
const persistenceOver = (store: ObjectStore, uploads: Map<string, Buffer>): Persistence => ({
  reset: () => {
    uploads.clear()
    store.clear()
  },
  appendBytes: (name, bytes) => {
    uploads.set(name, Buffer.concat([uploads.get(name) ?? Buffer.alloc(0), bytes]))
    return name
  },
  readBytes: (name, size, offset = 0) => {
    const bytes = uploads.get(name) ?? store.bytes(name)
    if (!bytes) throw new Error(`No bytes are stored for ${name}`)
    return Buffer.from(bytes.subarray(offset, offset + size))
  },
  // Of a stored object the row goes when the emulator reports the deletion; an overwritten one must
  // stay until its successor is committed.
  deleteFile: (name) => {
    uploads.delete(name)
  },
  renameFile: (from, to) => {
    const bytes = uploads.get(from)
    if (!bytes) throw new Error(`No upload is under way as ${from}`)
    uploads.delete(from)
    uploads.set(to, bytes)
  },
})

type Internals = ReturnType<typeof internalsOf>

/** Replaces the triggers for functions: called for every change before it is answered. */
const writeThrough = (
  { cloudFunctions, files }: Internals,
  store: ObjectStore,
  uploads: Map<string, Buffer>,
) => {
  const { StoredFileMetadata } = storageEmulator()
  cloudFunctions.dispatch = (action, object) => {
    const path = pathOf(object)
    const file = files.get(path)
    if (action === 'delete') return store.remove(path)
    if (!file) throw new Error(`No object ${path} to keep`)
    const metadata = StoredFileMetadata.toJSON(file.metadata)
    const bytes = uploads.get(path)
    if (!bytes) return store.describe({ path, metadata })
    store.put({ path, metadata, bytes })
    uploads.delete(path)
  }
}

const load = ({ cloudFunctions, files }: Internals, store: ObjectStore) => {
  const { StoredFile, StoredFileMetadata } = storageEmulator()
  for (const { path, metadata } of store.all()) {
    files.set(path, new StoredFile(StoredFileMetadata.fromJSON(metadata, cloudFunctions)))
  }
}

export const createStorageApp = (
  projectId: string,
  store: ObjectStore,
): Promise<RequestListener> => {
  const { StorageEmulator, StorageRulesIssues, createApp } = storageEmulator()
  const emulator = new StorageEmulator({ projectId, rules: { name: 'storage.rules', content: '' } })
  const internals = internalsOf(emulator)
  const uploads = new Map<string, Buffer>()
  Object.assign(internals.persistence, persistenceOver(store, uploads))
  // The Admin SDK does not come through here.
  internals.rulesManager.getRuleset = () => ({
    // As storage.rules says; judging the rules themselves takes a Java program.
    verify: () => Promise.resolve({ permitted: false, issues: new StorageRulesIssues() }),
  })
  writeThrough(internals, store, uploads)
  load(internals, store)
  return createApp(projectId, emulator)
}
