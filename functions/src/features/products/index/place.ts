import { decodeCursor, encodeCursor, refuseCursor } from '#domain/cursor.ts'
import { compareNames } from './compare-names.ts'

/** The sort key of a row in an admin's list: the sort's value, then newest first, then the id. */
export type Place = { value: number | string; createdAt: number; id: string }

export type Compare = (one: Place, other: Place) => number

const compareValues = (one: Place['value'], other: Place['value']): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other))

/** Compares like the index for products with the same value. */
export const comparePlaces =
  (direction: 1 | -1): Compare =>
  (one, other) =>
    direction * compareValues(one.value, other.value) ||
    other.createdAt - one.createdAt ||
    (one.id < other.id ? -1 : Number(one.id > other.id))

export const cursorOf = ({ value, createdAt, id }: Place): string =>
  encodeCursor([value, createdAt, id])

/**
 * The place in a cursor.
 * @throws AppError for an invalid one, or one of a list sorted by another kind of value
 */
export const placeIn = (cursor: string, kind: 'number' | 'string'): Place => {
  const [value, createdAt, id, ...rest] = decodeCursor(cursor)
  if (typeof value !== 'number' && typeof value !== 'string') return refuseCursor()
  if (typeof value !== kind || typeof createdAt !== 'number' || typeof id !== 'string')
    return refuseCursor()
  return rest.length === 0 ? { value, createdAt, id } : refuseCursor()
}
