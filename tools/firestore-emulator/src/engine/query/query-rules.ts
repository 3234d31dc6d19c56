import { Failure, invalid } from '../failure.ts'
import { formatFieldPath, isDocumentName } from '../field-path.ts'
import type { Value } from '../value.ts'
import { disjunctions, type Conjunction } from './query-disjunctions.ts'
import { fieldFilters, isInequality } from './query-orders.ts'
import type { FieldFilter, Query } from './query.ts'

/**
 * Queries that production refuses as INVALID_ARGUMENT.
 * https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 */
const MAX_NOT_IN = 10
const MAX_INEQUALITY_FIELDS = 10
const MAX_PARTS = 100

const LISTS: ReadonlySet<string> = new Set(['in', 'not-in', 'array-contains-any'])
const NEGATIONS: ReadonlySet<string> = new Set(['!=', 'not-in'])

const checkName = ({ op, value }: FieldFilter, parent: string) => {
  const names: readonly Value[] = value.type === 'array' && LISTS.has(op) ? value.values : [value]
  if (op === 'array-contains' || op === 'array-contains-any')
    throw invalid(`"${op}" cannot be used with __name__`)
  for (const name of names) {
    if (name.type !== 'reference') throw invalid('__key__ filter value must be a Key')
    const path = name.value.split('/documents/').slice(1).join('/documents/')
    if (parent !== '' && !path.startsWith(`${parent}/`))
      throw invalid(`__key__ filter value must be below the query's parent "${parent}"`)
  }
}

const checkFilter = (filter: FieldFilter, parent: string) => {
  const { op, value, field } = filter
  if (LISTS.has(op)) {
    if (value.type !== 'array') throw invalid(`'${op}' requires an ArrayValue.`)
    if (value.values.length === 0) throw invalid(`'${op}' requires a non-empty ArrayValue.`)
  }
  if (op === 'not-in' && value.type === 'array' && value.values.length > MAX_NOT_IN)
    throw invalid(`'NOT_IN' supports up to ${MAX_NOT_IN} comparison values.`)
  if (isDocumentName(field)) checkName(filter, parent)
}

const checkTogether = (filters: readonly FieldFilter[], alternatives: boolean) => {
  const negations = filters.filter(({ op }) => NEGATIONS.has(op))
  if (negations.length > 1)
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  const hasNotIn = negations.some(({ op }) => op === 'not-in')
  if (
    hasNotIn &&
    (alternatives || filters.some(({ op }) => op === 'in' || op === 'array-contains-any'))
  )
    throw invalid(
      "'NOT_IN' cannot be used with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY' filters in the same query.",
    )
  const fields = new Set(filters.filter(isInequality).map(({ field }) => formatFieldPath(field)))
  if (fields.size > MAX_INEQUALITY_FIELDS)
    throw invalid(`A query can have inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields.`)
}

const checkConjunction = (conjunction: Conjunction) => {
  if (conjunction.filter(({ op }) => op === 'array-contains').length > 1)
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
}

/** Below a document, or over all collections, only names are indexed, and only ascending. */
const checkDescendants = ({ scope, where, orders }: Query) => {
  const kindless = scope.collectionId === undefined
  if (!scope.descendants || (scope.parent === '' && !kindless)) return
  const used = [...fieldFilters(where), ...orders]
  if (used.some(({ field }) => !isDocumentName(field)))
    throw invalid('collection group queries are only allowed at the root parent')
  if (!orders.some(({ descending }) => descending)) return
  if (kindless) throw invalid('kind is required for all orders except __key__ ascending')
  throw new Failure(
    'FAILED_PRECONDITION',
    "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
  )
}

/** As Datastore says it: after the name, which is unique, an order can't matter. */
const checkNameOrder = ({ where, orders }: Query) => {
  const named = orders.findIndex(({ field }) => isDocumentName(field))
  if (named >= 0 && named < orders.length - 1)
    throw invalid('order by clause cannot contain more fields after the key')
  const filters = fieldFilters(where)
  const unequal = filters.filter(isInequality)
  if (
    filters.some(({ op, field }) => op === '==' && isDocumentName(field)) &&
    unequal.length > 0 &&
    !unequal.some(({ field }) => isDocumentName(field))
  )
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
}

const checkCursor = (query: Query, cursor: Query['start']) => {
  if (!cursor) return
  // The order by name always exists, even if not requested.
  const named = query.orders.some(({ field }) => isDocumentName(field))
  if (cursor.values.length > query.orders.length + (named ? 0 : 1))
    throw invalid('Cursor has too many values.')
}

export const checkQuery = (query: Query) => {
  const { scope, where, orders, offset, limit } = query
  if (offset < 0) throw invalid('offset is negative')
  if (limit !== undefined && limit < 0) throw invalid('limit is negative')
  const filters = fieldFilters(where)
  if (filters.length + orders.length > MAX_PARTS)
    throw invalid(`A query can have at most ${MAX_PARTS} filters and sort orders.`)
  for (const filter of filters) checkFilter(filter, scope.parent)
  const conjunctions = disjunctions(where)
  const alternatives = where !== undefined && hasOr(where)
  checkTogether(filters, alternatives)
  for (const conjunction of conjunctions) checkConjunction(conjunction)
  const seen = new Set<string>()
  for (const { field } of orders) {
    const name = formatFieldPath(field)
    if (seen.has(name)) throw invalid(`The query is ordered by "${name}" twice.`)
    seen.add(name)
  }
  checkNameOrder(query)
  checkCursor(query, query.start)
  checkCursor(query, query.end)
  checkDescendants(query)
}

const hasOr = (filter: NonNullable<Query['where']>): boolean => {
  if (filter.kind === 'field') return false
  return filter.kind === 'or' ? filter.filters.length > 1 : filter.filters.some(hasOr)
}
