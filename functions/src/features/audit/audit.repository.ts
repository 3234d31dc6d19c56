import { MONEY_FIELDS } from '@bartan/contract/audit/rules'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { toRupees, paise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { AuditDocument } from '#database/documents.ts'

/** In rupees, for variants as well. */
const shown = (field: string, value: unknown): unknown => {
  if (MONEY_FIELDS.has(field) && typeof value === 'number') return toRupees(paise(value))
  return field === 'variants' && Array.isArray(value) ? value.map(variantShown) : value
}

const variantShown = (variant: object): object =>
  Object.fromEntries(Object.entries(variant).map(([field, value]) => [field, shown(field, value)]))

const toEntry = (_id: string, entry: AuditDocument): AuditEntry => ({
  _id,
  at: entry.at.toDate().toISOString(),
  by: entry.by,
  action: entry.action,
  target: entry.target,
  changes: Object.fromEntries(
    Object.entries(entry.changes).map(([field, { from, to }]) => [
      field,
      { from: shown(field, from), to: shown(field, to) },
    ]),
  ),
  ...(entry.origin && { origin: entry.origin }),
  batch: entry.batch,
  undone: entry.undo === 'done',
})

export type AuditFilter = {
  target?: string | undefined
  batch?: string | undefined
  by?: string | undefined
}

export const auditRepository = (connect: Connect) => ({
  /**
   * Newest first, after the entry `after`; undefined if that doesn't exist. Firestore bills entries left out by `skip`,
   * and one read per thousand counted. Indexes: audit(target._id, at desc), audit(batch, at desc), audit(by._id, at
   * desc), which Firestore merges.
   */
  list: async (
    { target, batch, by }: AuditFilter,
    { after, skip, limit }: { after: string | undefined; skip: number; limit: number },
  ): Promise<{ list: AuditEntry[]; total: number } | undefined> => {
    const { audit } = await connect()
    let all: Query<AuditDocument> = audit
    if (target) all = all.where('target._id', '==', target)
    if (batch) all = all.where('batch', '==', batch)
    if (by) all = all.where('by._id', '==', by)
    all = all.orderBy('at', 'desc')
    let query = all.offset(skip).limit(limit)
    if (after) {
      if (!isDocumentId(after)) return undefined
      const last = await audit.doc(after).get()
      if (!last.exists) return undefined
      query = query.startAfter(last)
    }
    const [{ docs }, counted] = await Promise.all([query.get(), all.count().get()])
    return {
      list: docs.map((entry) => toEntry(entry.id, entry.data())),
      total: counted.data().count,
    }
  },
})
