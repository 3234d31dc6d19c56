import { parseImageUrl, type ImageName } from '@bartan/contract/images/rules'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { AuditDocument, ErasureDocument } from '#database/documents.ts'
import { pagesOf } from '#database/pages-of.ts'

const NOBODY = 'Deleted account'

const PERSONAL = new Set(['name', 'phone', 'email', 'codBlockReason'])

/** The audit log keeps what was done, but loses personal data. */
const withoutPerson = ({ target, changes, origin }: AuditDocument) => ({
  target: { _id: target._id, name: NOBODY },
  changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !PERSONAL.has(field))),
  ...(origin && { origin: null }),
})

const rewrite = async (
  { firestore }: Database,
  query: Query<AuditDocument>,
  change: (entry: AuditDocument) => Partial<AuditDocument>,
): Promise<void> => {
  for await (const page of pagesOf(query)) {
    const batch = firestore.batch()
    for (const entry of page) batch.update(entry.ref, change(entry.data()))
    await batch.commit()
  }
}

/** Entries about the person and their orders, deleted ones too, and their own actions as an admin. */
export const eraseFromAudit = async (
  database: Database,
  userId: string,
  { name, phone }: ErasureDocument,
): Promise<void> => {
  const { audit, orders } = database
  await rewrite(database, audit.where('target._id', '==', userId), withoutPerson)
  for await (const page of pagesOf(orders.where('userId', '==', userId).select())) {
    const ids = page.map(({ id }) => id)
    await rewrite(database, audit.where('target._id', 'in', ids), withoutPerson)
  }
  await rewrite(database, audit.where('about', '==', userId), withoutPerson)
  // An order's name in older entries (features/orders/order-unit.repository.ts, targetOf).
  await rewrite(database, audit.where('target.name', '==', `${name}, ${phone}`), withoutPerson)
  await rewrite(database, audit.where('by._id', '==', userId), ({ by }) => ({
    by: { _id: by._id, name: NOBODY },
  }))
}

/**
 * Keeps the text of reviews, removes the author's name and pictures. Returns the pictures, whose files must be deleted.
 */
export const eraseFromReviews = async (
  { firestore, reviews, reviewPhotos }: Database,
  userId: string,
): Promise<ImageName[]> => {
  for await (const page of pagesOf(reviews.where('userId', '==', userId).select())) {
    const batch = firestore.batch()
    for (const review of page) batch.update(review.ref, { userId: null, author: '', photos: [] })
    await batch.commit()
  }
  const names: ImageName[] = []
  for await (const page of pagesOf(reviewPhotos.where('userId', '==', userId))) {
    const batch = firestore.batch()
    for (const sent of page) {
      names.push(...sent.data().urls.flatMap((url) => parseImageUrl(url) ?? []))
      batch.delete(sent.ref)
    }
    await batch.commit()
  }
  return names
}
