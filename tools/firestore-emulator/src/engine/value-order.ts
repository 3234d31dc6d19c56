import { assertNever } from './failure.ts'
import { compareReferences } from './path.ts'
import { compareBytes, compareText } from './text-order.ts'
import { isNaNValue, vectorOf, type Fields, type Moment, type Value } from './value.ts'

/**
 * The total order of values.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export const typeRank = (value: Value): number => {
  switch (value.type) {
    case 'null':
      return 1
    case 'boolean':
      return 2
    // NaN sorts before all numbers, and range filters on numbers don't return it.
    case 'double':
      return isNaNValue(value) ? 3 : 4
    case 'integer':
      return 4
    case 'timestamp':
      return 5
    case 'string':
      return 6
    case 'bytes':
      return 7
    case 'reference':
      return 8
    case 'geoPoint':
      return 9
    case 'array':
      return 10
    case 'map':
      return vectorOf(value) ? 11 : 12
    default:
      return assertNever(value)
  }
}

const compareNumbers = (left: number | bigint, right: number | bigint): number =>
  // JavaScript compares a bigint with a double exactly; -0 equals 0, as in Firestore.
  left < right ? -1 : Number(left > right)

const compareMoments = (left: Moment, right: Moment) =>
  left.seconds - right.seconds || left.nanos - right.nanos

const compareLists = (left: readonly Value[], right: readonly Value[]): number => {
  for (const [i, value] of left.entries()) {
    const other = right[i]
    if (other === undefined) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

export const sortedKeys = (fields: Fields) => [...fields.keys()].sort(compareText)

const compareMaps = (left: Fields, right: Fields): number => {
  const keys = sortedKeys(left)
  const others = sortedKeys(right)
  for (const [i, key] of keys.entries()) {
    const otherKey = others[i]
    if (otherKey === undefined) return 1
    const value = left.get(key)
    const other = right.get(otherKey)
    const order = compareText(key, otherKey) || (value && other ? compareValues(value, other) : 0)
    if (order !== 0) return order
  }
  return keys.length - others.length
}

export const compareValues = (left: Value, right: Value): number => {
  const rank = typeRank(left) - typeRank(right)
  if (rank !== 0) return rank
  switch (left.type) {
    case 'null':
      return 0
    case 'boolean':
      return right.type === 'boolean' ? Number(left.value) - Number(right.value) : 0
    case 'integer':
    case 'double':
      return right.type === 'integer' || right.type === 'double'
        ? compareNumbers(left.value, right.value)
        : 0
    case 'timestamp':
      return right.type === 'timestamp' ? compareMoments(left.value, right.value) : 0
    case 'string':
      return right.type === 'string' ? compareText(left.value, right.value) : 0
    case 'bytes':
      return right.type === 'bytes' ? compareBytes(left.value, right.value) : 0
    case 'reference':
      return right.type === 'reference' ? compareReferences(left.value, right.value) : 0
    case 'geoPoint':
      return right.type === 'geoPoint'
        ? compareNumbers(left.latitude, right.latitude) ||
            compareNumbers(left.longitude, right.longitude)
        : 0
    case 'array':
      return right.type === 'array' ? compareLists(left.values, right.values) : 0
    case 'map': {
      if (right.type !== 'map') return 0
      const vector = vectorOf(left)
      const other = vectorOf(right)
      return vector && other
        ? vector.length - other.length || compareLists(vector, other)
        : compareMaps(left.fields, right.fields)
    }
    default:
      return assertNever(left)
  }
}

export const equalValues = (left: Value, right: Value) => compareValues(left, right) === 0

/** Whether the stored bytes are equal: unlike in `equalValues`, 1 and 1.0 differ, and so do 0 and -0. */
const identicalValues = (left: Value, right: Value): boolean => {
  if (left.type !== right.type) return false
  if (left.type === 'double' && right.type === 'double') return Object.is(left.value, right.value)
  if (left.type === 'array' && right.type === 'array')
    return (
      left.values.length === right.values.length &&
      left.values.every((value, i) => {
        const other = right.values[i]
        return other !== undefined && identicalValues(value, other)
      })
    )
  if (left.type === 'map' && right.type === 'map') return identicalFields(left.fields, right.fields)
  return equalValues(left, right)
}

export const identicalFields = (left: Fields, right: Fields): boolean => {
  if (left.size !== right.size) return false
  for (const [key, value] of left) {
    const other = right.get(key)
    if (!other || !identicalValues(value, other)) return false
  }
  return true
}
