import type {
  DocumentData,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore'

/** Firestore's `in` takes 30 values, and so many documents are read and written at a time. */
const PAGE = 30

type Options<T extends DocumentData> = {
  size?: number
  /** How a page is read: as part of a transaction, for one. */
  read?: (page: Query<T>) => Promise<QuerySnapshot<T>>
}

/**
 * All documents of a query, a page at a time, whatever the reader does to those that it has got. For queries by
 * equality: in the order of the names, they need no further index.
 */
export async function* pagesOf<T extends DocumentData>(
  query: Query<T>,
  { size = PAGE, read = (page) => page.get() }: Options<T> = {},
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const ordered = query.orderBy('__name__').limit(size)
  let last: QueryDocumentSnapshot<T> | undefined
  do {
    const { docs } = await read(last ? ordered.startAfter(last) : ordered)
    if (docs.length > 0) yield docs
    last = docs.length === size ? docs.at(-1) : undefined
  } while (last)
}
