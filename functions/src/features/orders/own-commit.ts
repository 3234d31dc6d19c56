import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { AuditDocument } from '#database/documents.ts'

/**
 * Tells a change whose commit succeeded, but whose answer was lost, from one that somebody else made: every attempt
 * writes the same audit entry, and once that is there, the change is done.
 */
export class OwnCommit {
  #entry: DocumentReference<AuditDocument> | undefined

  /** To be written together with the change. */
  entry({ audit }: Pick<Database, 'audit'>): DocumentReference<AuditDocument> {
    this.#entry ??= audit.doc()
    return this.#entry
  }

  /** Costs a read only after an attempt that came as far as its commit. */
  async isDone(transaction: Transaction): Promise<boolean> {
    return this.#entry !== undefined && (await transaction.get(this.#entry)).exists
  }
}
