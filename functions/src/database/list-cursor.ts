import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { decodeCursor, encodeCursor, refuseCursor, type PageQuery } from '#domain/cursor.ts'
import type { Database } from './collections.ts'
import { isDocumentId } from './document-id.ts'

/**
 * A cursor is the position of a page's last item: the values that the list is ordered by, and the document's id. The
 * next page starts after that position, even if the item is gone, so that changes and deletions cause no gaps.
 */

type Moment = readonly [seconds: number, nanoseconds: number]

const isMoment = (value: unknown): value is Moment =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part))

const isTimestamp = (value: unknown): value is { seconds: number; nanoseconds: number } =>
  typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value

const NAME = '__name__'

/** Firestore's range of a timestamp: the years 1 to 9999. */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800, 253_402_300_799]

const placeOf = ({ exactTimestamp }: Database, cursor: string, fields: readonly string[]) => {
  const values = decodeCursor(cursor)
  if (values.length !== fields.length) return refuseCursor()
  return values.map((value, index) => {
    if (fields[index] === NAME)
      return typeof value === 'string' && isDocumentId(value) ? value : refuseCursor()
    if (typeof value === 'string') return value
    if (!isMoment(value)) return refuseCursor()
    const [seconds, nanoseconds] = value
    const isDate = seconds >= FIRST_SECOND && seconds <= LAST_SECOND
    return isDate && nanoseconds >= 0 && nanoseconds < 1e9
      ? exactTimestamp(seconds, nanoseconds)
      : refuseCursor()
  })
}

/** The fields of a list's order, all in one direction, followed by the id. */
export type ListOrder = { by: readonly string[]; direction: 'asc' | 'desc' }

export const cursorAt = (
  document: QueryDocumentSnapshot<unknown>,
  { by }: Pick<ListOrder, 'by'>,
): string =>
  encodeCursor(
    [...by, NAME].map((field) => {
      const value: unknown = field === NAME ? document.id : document.get(field)
      return isTimestamp(value) ? [value.seconds, value.nanoseconds] : String(value)
    }),
  )

/**
 * The query in that order, after the cursor's position.
 * @throws at once for a bad cursor
 */
export const orderedAfter = <T extends DocumentData>(
  database: Database,
  query: Query<T>,
  { by, direction }: ListOrder,
  cursor: string | undefined,
): Query<T> => {
  const fields = [...by, NAME]
  let ordered = query
  for (const field of fields) ordered = ordered.orderBy(field, direction)
  return cursor === undefined ? ordered : ordered.startAfter(...placeOf(database, cursor, fields))
}

/**
 * A page of an ordered query, and the next page's cursor if there is one. Reads one document more than the page;
 * skipped ones are billed as well.
 * @throws at once for a bad cursor, before reading
 */
export const readPage = <T extends DocumentData>(
  database: Database,
  query: Query<T>,
  order: ListOrder,
  { cursor, skip, limit }: PageQuery,
) => {
  const ordered = orderedAfter(database, query, order, cursor)
  return (cursor === undefined ? ordered.offset(skip) : ordered)
    .limit(limit + 1)
    .get()
    .then(({ docs }) => {
      const page = docs.slice(0, limit)
      const last = docs.length > limit ? page.at(-1) : undefined
      return { docs: page, next: last && cursorAt(last, order) }
    })
}

/** The same, and the number of all that the query finds: one read per thousand. */
export const readCountedPage = async <T extends DocumentData>(
  database: Database,
  query: Query<T>,
  order: ListOrder,
  page: PageQuery,
) => {
  const [read, counted] = await Promise.all([
    readPage(database, query, order, page),
    query.count().get(),
  ])
  return { ...read, total: counted.data().count }
}

/** Documents read at once when filtering a query's results. */
const BATCH = 100

/** The most batches in one call; the next call continues. */
const BATCHES = 10

/**
 * A page of a query's documents that also match a filter which the query can't express. It may be short although there
 * is a next page. `batch`: documents read at once, for filters that most documents match.
 */
export const readMatching = async <T extends DocumentData>(
  database: Database,
  query: Query<T>,
  {
    cursor,
    skip,
    limit,
    order,
    matches,
    batch: size = BATCH,
  }: PageQuery & { order: ListOrder; matches: (data: T) => boolean; batch?: number },
) => {
  const found: QueryDocumentSnapshot<T>[] = []
  let place = cursor
  for (let batch = 1; batch <= BATCHES && found.length <= skip + limit; batch++) {
    const { docs, next } = await readPage(database, query, order, {
      cursor: place,
      skip: 0,
      limit: size,
    })
    found.push(...docs.filter((document) => matches(document.data())))
    place = next
    if (next === undefined) break
  }
  const docs = found.slice(skip, skip + limit)
  const last = found.length > skip + limit ? docs.at(-1) : undefined
  return { docs, next: last ? cursorAt(last, order) : place }
}
