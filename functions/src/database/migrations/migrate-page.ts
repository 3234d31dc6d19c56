import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import { inTransaction } from '../transaction.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { isMigrated } from './find-unfinished.ts'
import type { Migration } from './migration.ts'

/** Written at once, and locked for others while they are. */
const PAGE = 50

const TIMEOUT_MS = 120_000

/** Firestore's own failures, which may pass, bear a code. */
const isFirestores = (error: unknown): boolean => error instanceof Error && 'code' in error

const bringUp = async (
  { firestore, increment, serverTime }: Database,
  { name, up, version }: Migration,
  { document, work }: { document: QueryDocumentSnapshot; work: UnitOfWork },
): Promise<void> => {
  try {
    const changes = await up({ document, firestore, increment, serverTime, work })
    if (changes) work.update(document.ref, { ...changes, schemaVersion: version })
  } catch (error) {
    if (isFirestores(error)) throw error
    throw new Error(`${name}: ${document.ref.path}: ${String(error)}`, { cause: error })
  }
}

/**
 * Changes the next page and notes how far it is, in one transaction: no document is done twice, none is left out, and
 * whoever writes one of them meanwhile waits or comes first. Whether there may be more.
 */
export const migratePage = (
  database: Database,
  migration: Migration,
  progress: DocumentReference<MigrationDocument>,
): Promise<boolean> =>
  inTransaction(
    database.firestore,
    async (work) => {
      const before = await work.read(progress)
      const ordered = database.firestore
        .collection(migration.collection)
        .orderBy('__name__')
        .limit(PAGE)
      const page = before?.after ? ordered.startAfter(before.after) : ordered
      const documents = await work.find(page)
      const waiting = documents.filter((document) => !isMigrated(migration, document.data()))
      for (const document of waiting) await bringUp(database, migration, { document, work })
      work.set(progress, {
        after: documents.at(-1)?.id ?? before?.after ?? null,
        changed: (before?.changed ?? 0) + waiting.length,
        startedAt: before?.startedAt ?? database.serverTime,
        doneAt: null,
      })
      return documents.length === PAGE
    },
    { patienceMs: TIMEOUT_MS },
  )
