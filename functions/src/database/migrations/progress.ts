import type { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { MigrationDocument } from '../operation-documents.ts'
import { inTransaction } from '../transaction.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Migration } from './migration.ts'

/** A migration that is not done, and when it was begun: by another time a run knows that it was forgotten meanwhile. */
export type Begun = {
  migration: Migration
  progress: DocumentReference<MigrationDocument>
  startedAt: Timestamp
}

const forgotten = (name: string) =>
  new Error(`${name}: another version was deployed meanwhile; deploy this one again`)

/** An earlier version that is deployed again writes as it used to; the later one has to look once more. */
export const forgetLaterOnes = async (
  database: Database,
  migrations: readonly Migration[],
): Promise<void> => {
  const known = new Set(migrations.map(({ name }) => name))
  for (const { id, ref } of (await database.migrations.limit(500).get()).docs)
    if (!known.has(id)) await ref.delete()
}

/**
 * Notes all that were not begun, before the first of them runs. An earlier version that comes from now on deletes these
 * notes, and this run learns that what it has found in order need not be so any more.
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

/** Those that are begun and not done. */
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

/** How far it is; throws if it was forgotten, and perhaps begun anew, since. */
export const readProgress = async (
  work: UnitOfWork,
  { migration, progress, startedAt }: Begun,
): Promise<MigrationDocument> => {
  const note = await work.read(progress)
  if (!note?.startedAt.isEqual(startedAt)) throw forgotten(migration.name)
  return note
}
