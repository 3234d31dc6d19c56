import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** Firestore's `in` takes 30 values, and so many documents are read and written at a time. */
const PAGE = 30

/** All documents of a query, a page at a time, whatever the reader does to those that it has got. */
export async function* pagesOf<T extends DocumentData>(
  query: Query<T>,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const ordered = query.orderBy('__name__').limit(PAGE)
  let last: QueryDocumentSnapshot<T> | undefined
  for (;;) {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get()
    if (docs.length > 0) yield docs
    if (docs.length < PAGE) return
    last = docs.at(-1)
  }
}
