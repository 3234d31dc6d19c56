import type { DocumentReference } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import type { Migration } from './migration.ts'
import { migratePage } from './migrate-page.ts'
import { findUnfinished } from './find-unfinished.ts'

/** The version before may still write documents of its own kind; the collection is gone through this many times. */
const ROUNDS = 3

type Options = {
  migrations: readonly Migration[]
  /** Also runs migrations that are done. */
  again?: boolean
  say: (line: string) => void
  /** Called before the first of those that are not done. */
  beforeFirst?: () => Promise<void>
}

type Progress = DocumentReference<MigrationDocument>

const isDone = async (progress: Progress): Promise<boolean> =>
  ((await progress.get()).data()?.doneAt ?? null) !== null

const goThrough = async (
  database: Database,
  migration: Migration,
  progress: Progress,
): Promise<void> => {
  for (let isMore = true; isMore;) isMore = await migratePage(database, migration, progress)
}

const runMigration = async (
  database: Database,
  migration: Migration,
  say: Options['say'],
): Promise<void> => {
  const progress = database.migrations.doc(migration.name)
  for (let round = 1; ; round++) {
    await goThrough(database, migration, progress)
    const unfinished = await findUnfinished(database, migration)
    if (unfinished.length === 0) break
    if (round === ROUNDS)
      throw new Error(
        `${migration.name}: these are not as it should have left them: ${unfinished.join(', ')}`,
      )
    await progress.update({ after: null })
  }
  await progress.update({ doneAt: database.serverTime })
  const { changed = 0 } = (await progress.get()).data() ?? {}
  if (changed > 0) say(`${migration.name}: ${changed} documents changed`)
}

/** An earlier version that is deployed again writes as it used to; the later one has to look once more. */
const forgetLaterOnes = async (
  database: Database,
  migrations: readonly Migration[],
): Promise<void> => {
  const known = new Set(migrations.map(({ name }) => name))
  for (const { id, ref } of (await database.migrations.limit(500).get()).docs)
    if (!known.has(id)) await ref.delete()
}

/**
 * Brings all documents to the versions of this code, one migration after the other. After an interruption it
 * continues where it stopped; two runs at a time share the work.
 */
export const runMigrations = async (
  database: Database,
  { migrations, again = false, say, beforeFirst }: Options,
): Promise<void> => {
  await forgetLaterOnes(database, migrations)
  let isFirst = true
  for (const migration of migrations) {
    const progress = database.migrations.doc(migration.name)
    if (again) await progress.delete()
    if (await isDone(progress)) continue
    if (isFirst) await beforeFirst?.()
    isFirst = false
    await runMigration(database, migration, say)
  }
}
