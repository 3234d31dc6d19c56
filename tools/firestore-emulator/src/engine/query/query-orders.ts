import type { Document } from '../document.ts'
import { DOCUMENT_NAME, formatFieldPath, isDocumentName, type FieldPath } from '../field-path.ts'
import { comparePaths } from '../path.ts'
import { compareText } from '../text-order.ts'
import { compareValues } from '../value-order.ts'
import type { Value } from '../value.ts'
import { fieldValue, inScope, matchesFilter } from './query-filter.ts'
import type { Cursor, FieldFilter, Filter, Order, Query } from './query.ts'

const INEQUALITIES = new Set(['<', '<=', '>', '>=', '!=', 'not-in'])

export const isInequality = (filter: FieldFilter) => INEQUALITIES.has(filter.op)

export const fieldFilters = (filter: Filter | undefined): readonly FieldFilter[] => {
  if (!filter) return []
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters)
}

const sameField = (left: FieldPath, right: FieldPath) =>
  left.length === right.length && left.every((name, i) => name === right[i])

/**
 * The complete order: the requested one, then fields with inequality filters by name, then the document's name. Added
 * fields have the direction of the last requested one.
 */
export const completeOrders = (query: Query): readonly Order[] => {
  const orders = [...query.orders]
  const descending = orders.at(-1)?.descending ?? false
  const add = (field: FieldPath) => {
    if (!orders.some((order) => sameField(order.field, field))) orders.push({ field, descending })
  }
  const unordered = fieldFilters(query.where)
    .filter(isInequality)
    .map(({ field }) => field)
    .filter((field) => !isDocumentName(field))
    .sort((left, right) => compareText(formatFieldPath(left), formatFieldPath(right)))
  for (const field of unordered) add(field)
  add(DOCUMENT_NAME)
  return orders
}

type SortKey = readonly Value[]

/** The document's values for the orders, or undefined if a field is missing. */
const sortKey = (
  database: string,
  document: Document,
  orders: readonly Order[],
): SortKey | undefined => {
  const key: Value[] = []
  for (const { field } of orders) {
    const value = fieldValue(database, document, field)
    if (!value) return undefined
    key.push(value)
  }
  return key
}

const compareKeys = (left: SortKey, right: SortKey, orders: readonly Order[]): number => {
  for (const [i, order] of orders.entries()) {
    const a = left[i]
    const b = right[i]
    if (!a || !b) return 0
    const result = compareValues(a, b)
    if (result !== 0) return order.descending ? -result : result
  }
  return 0
}

/** Whether the position of `key` is at or after the start cursor and before the end cursor. */
const withinCursors = (
  key: SortKey,
  orders: readonly Order[],
  start: Cursor | undefined,
  end: Cursor | undefined,
): boolean => {
  if (start) {
    const order = compareKeys(key, start.values, orders)
    if (start.before ? order < 0 : order <= 0) return false
  }
  if (end) {
    const order = compareKeys(key, end.values, orders)
    if (end.before ? order >= 0 : order > 0) return false
  }
  return true
}

export class QueryView {
  readonly query: Query
  readonly orders: readonly Order[]
  readonly #database: string

  constructor(database: string, query: Query) {
    this.#database = database
    this.query = query
    this.orders = completeOrders(query)
  }

  /** Whether the document is a result, ignoring offset and limit. */
  matches(document: Document): boolean {
    const { scope, where, start, end } = this.query
    if (!inScope(scope, document.path)) return false
    if (where && !matchesFilter(this.#database, document, where)) return false
    const key = sortKey(this.#database, document, this.orders)
    return key !== undefined && withinCursors(key, this.orders, start, end)
  }

  compare(left: Document, right: Document): number {
    const a = sortKey(this.#database, left, this.orders)
    const b = sortKey(this.#database, right, this.orders)
    return a && b ? compareKeys(a, b, this.orders) : comparePaths(left.path, right.path)
  }

  sort(documents: readonly Document[]): Document[] {
    return documents
      .map((document) => ({ document, key: sortKey(this.#database, document, this.orders) ?? [] }))
      .sort((left, right) => compareKeys(left.key, right.key, this.orders))
      .map(({ document }) => document)
  }

  page(sorted: readonly Document[]): Document[] {
    const { offset, limit } = this.query
    return sorted.slice(offset, limit === undefined ? undefined : offset + limit)
  }
}
