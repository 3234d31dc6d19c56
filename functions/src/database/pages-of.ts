import type {
  DocumentData,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore'

/** Firestore's `in` takes 30 values; so many documents are read and written at a time. */
const PAGE = 30

type Options<T extends DocumentData> = {
  size?: number
  /** How a page is read, e.g. in a transaction. */
  read?: (page: Query<T>) => Promise<QuerySnapshot<T>>
}

/**
 * All documents of a query, page by page, even if the reader changes those it got. For equality queries: ordered by
 * name, they need no further index.
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
