import type { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import { inTransaction } from '../transaction.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Migration } from './migration.ts'

/** A migration in progress, and its start: another start tells a run that it was reset meanwhile. */
export type Begun = {
  migration: Migration
  progress: DocumentReference<MigrationDocument>
  startedAt: Timestamp
}

const forgotten = (name: string) =>
  new Error(`${name}: another version was deployed meanwhile; deploy this one again`)

/** An earlier version that is deployed again writes old documents, so later migrations must check again. */
export const forgetLaterOnes = async (
  database: Database,
  migrations: readonly Migration[],
): Promise<void> => {
  const known = new Set(migrations.map(({ name }) => name))
  for (const { id, ref } of (await database.migrations.limit(500).get()).docs)
    if (!known.has(id)) await ref.delete()
}

/**
 * Records all new migrations before the first one runs. If an earlier version is deployed from now on, it deletes the
 * records, which tells this run to check again.
 */
export const beginMigrations = (
  { firestore, migrations: notes, serverTime }: Database,
  migrations: readonly Migration[],
  again: boolean,
): Promise<void> =>
  inTransaction(firestore, async (work) => {
    for (const { ref, exists } of await work.readAll(migrations.map(({ name }) => notes.doc(name))))
      if (again || !exists)
        work.set(ref, { after: null, changed: 0, startedAt: serverTime, doneAt: null })
  })

/** Migrations that have begun and aren't done. */
export const findBegun = async (
  { migrations: notes }: Database,
  migrations: readonly Migration[],
): Promise<Begun[]> => {
  const begun: Begun[] = []
  for (const migration of migrations) {
    const progress = notes.doc(migration.name)
    const note = (await progress.get()).data()
    if (!note) throw forgotten(migration.name)
    if (note.doneAt === null) begun.push({ migration, progress, startedAt: note.startedAt })
  }
  return begun
}

/** Its progress; throws if it was reset meanwhile, and perhaps restarted. */
export const readProgress = async (
  work: UnitOfWork,
  { migration, progress, startedAt }: Begun,
): Promise<MigrationDocument> => {
  const note = await work.read(progress)
  if (!note?.startedAt.isEqual(startedAt)) throw forgotten(migration.name)
  return note
}
