import type { DocumentReference } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import type { AuditDocument } from '../documents.ts'

export type AuditNote = Pick<
  AuditDocument,
  'by' | 'action' | 'target' | 'about' | 'changes' | 'origin'
> & {
  /** Shared by all entries of a bulk edit; a single edit is a batch of its own. */
  batch?: string | undefined
  /** The entry's id, if its writer has to find it again. */
  id?: string
}

/** A transaction or batch: the entry is written with its change, or not at all. */
type Writer = {
  create(entry: DocumentReference<AuditDocument>, data: Record<string, unknown>): unknown
}

export const recordAudit = (
  { audit, serverTime }: Pick<Database, 'audit' | 'serverTime'>,
  writer: Writer,
  { by, batch, target, id, ...note }: AuditNote,
): void => {
  const entry = id === undefined ? audit.doc() : audit.doc(id)
  writer.create(entry, {
    ...note,
    // Field by field: the object passed in may hold more about a person.
    target: { _id: target._id, name: target.name },
    by: { _id: by._id, name: by.name },
    at: serverTime,
    batch: batch ?? entry.id,
    undo: 'open',
  })
}
