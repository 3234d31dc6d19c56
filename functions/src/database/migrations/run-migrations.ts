import type { WithFieldValue, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import { inTransaction } from '../transaction.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { findUnfinished, isMigrated } from './find-unfinished.ts'
import type { Migration } from './migration.ts'
import {
  beginMigrations,
  findBegun,
  forgetLaterOnes,
  readProgress,
  type Begun,
} from './progress.ts'

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
const migratePage = (database: Database, begun: Begun): Promise<boolean> =>
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

/** The previous version may still write old documents, so the collection is searched this many times. */
const ROUNDS = 3

type Options = {
  migrations: readonly Migration[]
  /** Also runs finished migrations. */
  again?: boolean
  say: (line: string) => void
  /** Called before the first unfinished one. */
  beforeFirst?: () => Promise<void>
}

/** Records the progress, unless an earlier version has reset it. */
const note = (
  { firestore }: Database,
  begun: Begun,
  progress: Partial<WithFieldValue<MigrationDocument>>,
): Promise<MigrationDocument> =>
  inTransaction(firestore, async (work) => {
    const before = await readProgress(work, begun)
    work.update(begun.progress, progress)
    return before
  })

const runMigration = async (
  database: Database,
  begun: Begun,
  say: Options['say'],
): Promise<void> => {
  const { migration } = begun
  for (let round = 1; ; round++) {
    for (let isMore = true; isMore;) isMore = await migratePage(database, begun)
    const unfinished = await findUnfinished(database, migration)
    if (unfinished.length === 0) break
    if (round === ROUNDS)
      throw new Error(
        `${migration.name}: these are not as it should have left them: ${unfinished.join(', ')}`,
      )
    await note(database, begun, { after: null })
  }
  const { changed } = await note(database, begun, { doneAt: database.serverTime })
  if (changed > 0) say(`${migration.name}: ${changed} documents changed`)
}

/**
 * Brings all documents to the versions of this code, one migration after another. Continues after an interruption; two
 * concurrent runs share the work.
 */
export const runMigrations = async (
  database: Database,
  { migrations, again = false, say, beforeFirst }: Options,
): Promise<void> => {
  await forgetLaterOnes(database, migrations)
  await beginMigrations(database, migrations, again)
  const begun = await findBegun(database, migrations)
  if (begun.length > 0) await beforeFirst?.()
  for (const one of begun) await runMigration(database, one, say)
}
