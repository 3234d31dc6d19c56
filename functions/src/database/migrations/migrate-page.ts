import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import { inTransaction } from '../transaction.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { isMigrated } from './find-unfinished.ts'
import type { Migration } from './migration.ts'
import { readProgress, type Begun } from './progress.ts'

/** Written in one transaction, which locks them meanwhile. */
const PAGE = 50

const TIMEOUT_MS = 120_000

/** Firestore's own failures, which may be temporary, have a code. */
const isFirestores = (error: unknown): boolean => error instanceof Error && 'code' in error

const migrateDocument = async (
  { firestore, increment, noField, serverTime }: Database,
  { name, up, version }: Migration,
  { document, work }: { document: QueryDocumentSnapshot; work: UnitOfWork },
): Promise<void> => {
  try {
    const changes = await up({ document, firestore, increment, noField, serverTime, work })
    if (changes) work.update(document.ref, { ...changes, schemaVersion: version })
  } catch (error) {
    if (isFirestores(error)) throw error
    throw new Error(`${name}: ${document.ref.path}: ${String(error)}`, { cause: error })
  }
}

/**
 * Migrates the next page and records the progress in one transaction, so that no document is migrated twice or skipped.
 * Concurrent writers wait or come first. Returns whether there may be more.
 */
export const migratePage = (database: Database, begun: Begun): Promise<boolean> =>
  inTransaction(
    database.firestore,
    async (work) => {
      const { migration } = begun
      const before = await readProgress(work, begun)
      const ordered = database.firestore
        .collection(migration.collection)
        .orderBy('__name__')
        .limit(PAGE)
      const page = before.after ? ordered.startAfter(before.after) : ordered
      const documents = await work.find(page)
      const waiting = documents.filter((document) => !isMigrated(migration, document.data()))
      for (const document of waiting) await migrateDocument(database, migration, { document, work })
      work.update(begun.progress, {
        after: documents.at(-1)?.id ?? before.after,
        changed: before.changed + waiting.length,
      })
      return documents.length === PAGE
    },
    { patienceMs: TIMEOUT_MS },
  )
