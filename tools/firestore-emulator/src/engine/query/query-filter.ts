import type { Document } from '../document.ts'
import { assertNever } from '../failure.ts'
import { getField, isDocumentName, type FieldPath } from '../field-path.ts'
import { documentName } from '../path.ts'
import { compareValues, equalValues, typeRank } from '../value-order.ts'
import { isNaNValue, type Value } from '../value.ts'
import type { FieldFilter, Filter, Scope } from './query.ts'

/** The value for a filter or an order; a document's name is a reference to it. */
export const fieldValue = (
  database: string,
  document: Document,
  field: FieldPath,
): Value | undefined =>
  isDocumentName(field)
    ? { type: 'reference', value: documentName(database, document.path) }
    : getField(document.fields, field)

const elements = (value: Value): readonly Value[] => (value.type === 'array' ? value.values : [])

const contains = (list: Value, value: Value) =>
  elements(list).some((element) => equalValues(element, value))

/** Null and NaN are found by the unary filters alone: as a value of a list they match nothing. */
export const isFoundInLists = (value: Value) => value.type !== 'null' && !isNaNValue(value)

/** Range filters only compare values of one type. */
const inRange = (value: Value, { op, value: bound }: FieldFilter): boolean => {
  if (typeRank(value) !== typeRank(bound)) return false
  const order = compareValues(value, bound)
  if (op === '<') return order < 0
  if (op === '<=') return order <= 0
  return op === '>' ? order > 0 : order >= 0
}

const matchesField = (value: Value | undefined, filter: FieldFilter): boolean => {
  if (!value) return false
  switch (filter.op) {
    case '==':
      return equalValues(value, filter.value)
    case '!=':
      return value.type !== 'null' && !equalValues(value, filter.value)
    case 'in':
      return isFoundInLists(value) && contains(filter.value, value)
    case 'not-in':
      return (
        value.type !== 'null' &&
        !contains(filter.value, value) &&
        !elements(filter.value).some((element) => element.type === 'null')
      )
    case 'array-contains':
      return isFoundInLists(filter.value) && contains(value, filter.value)
    case 'array-contains-any':
      return elements(filter.value).some(
        (element) => isFoundInLists(element) && contains(value, element),
      )
    case '<':
    case '<=':
    case '>':
    case '>=':
      return inRange(value, filter)
    default:
      return assertNever(filter.op)
  }
}

export const matchesFilter = (database: string, document: Document, filter: Filter): boolean => {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((inner) => matchesFilter(database, document, inner))
    case 'or':
      return filter.filters.some((inner) => matchesFilter(database, document, inner))
    case 'field':
      return matchesField(fieldValue(database, document, filter.field), filter)
    default:
      return assertNever(filter)
  }
}

export const inScope = ({ parent, collectionId, descendants }: Scope, path: string): boolean => {
  const below = parent === '' || path.startsWith(`${parent}/`)
  if (!below) return false
  const ids = path.slice(parent === '' ? 0 : parent.length + 1).split('/')
  if (!descendants && ids.length !== 2) return false
  return collectionId === undefined || ids.at(-2) === collectionId
}
