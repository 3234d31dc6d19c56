import type { WithFieldValue } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import { inTransaction } from '../transaction.ts'
import { findUnfinished } from './find-unfinished.ts'
import { migratePage } from './migrate-page.ts'
import type { Migration } from './migration.ts'
import {
  beginMigrations,
  findBegun,
  forgetLaterOnes,
  readProgress,
  type Begun,
} from './progress.ts'

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
