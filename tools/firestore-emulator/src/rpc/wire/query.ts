import { invalid } from '#engine/failure.ts'
import { DOCUMENT_NAME, parseFieldPath } from '#engine/field-path.ts'
import { checkCollectionId, parseParentName } from '#engine/path.ts'
import type { Cursor, FieldOperator, Filter, Order, Query, Scope } from '#engine/query/query.ts'
import { NULL, type Value } from '#engine/value.ts'
import type { WireCursor, WireFilter, WireQuery } from './messages.ts'
import { readValue, readValues } from './value.ts'

const OPERATORS: Readonly<Record<string, FieldOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
}

const NAN: Value = { type: 'double', value: Number.NaN }

const UNARY: Readonly<Record<string, { op: FieldOperator; value: Value }>> = {
  IS_NAN: { op: '==', value: NAN },
  IS_NULL: { op: '==', value: NULL },
  IS_NOT_NAN: { op: '!=', value: NAN },
  IS_NOT_NULL: { op: '!=', value: NULL },
}

const readFilter = ({ compositeFilter, fieldFilter, unaryFilter }: WireFilter): Filter => {
  if (compositeFilter) {
    const { op, filters = [] } = compositeFilter
    if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter has no operator')
    if (filters.length === 0) throw invalid('A composite filter holds no filters')
    return { kind: op === 'AND' ? 'and' : 'or', filters: filters.map(readFilter) }
  }
  if (fieldFilter) {
    const op = OPERATORS[fieldFilter.op ?? '']
    if (!op) throw invalid(`Unknown filter operator ${fieldFilter.op}`)
    return {
      kind: 'field',
      field: parseFieldPath(fieldFilter.field?.fieldPath ?? ''),
      op,
      value: readValue(fieldFilter.value ?? {}),
    }
  }
  if (unaryFilter) {
    const unary = UNARY[unaryFilter.op ?? '']
    if (!unary) throw invalid(`Unknown unary operator ${unaryFilter.op}`)
    return { kind: 'field', field: parseFieldPath(unaryFilter.field?.fieldPath ?? ''), ...unary }
  }
  throw invalid('A filter has no filter_type')
}

const readCursor = (wire: WireCursor | undefined): Cursor | undefined =>
  wire && { values: readValues(wire.values), before: wire.before ?? false }

const readScope = (parent: string, from: WireQuery['from'] = []): Scope => {
  const [selector] = from
  if (!selector || from.length > 1) throw invalid('A query needs exactly one "from" selector')
  const { collectionId, allDescendants = false } = selector
  if (!collectionId && !allDescendants)
    throw invalid('collection_id is required unless all_descendants is set')
  if (collectionId) checkCollectionId(collectionId)
  return { parent, collectionId: collectionId || undefined, descendants: allDescendants }
}

/** The database of a query, and the query. */
export const readQuery = (
  parent: string | undefined,
  wire: WireQuery | undefined,
): { database: string; query: Query } => {
  const { database, path } = parseParentName(parent ?? '')
  if (!wire) throw invalid('structured_query is required')
  const { offset = 0, limit, select } = wire
  const orders: Order[] = (wire.orderBy ?? []).map(({ field, direction }) => ({
    field: parseFieldPath(field?.fieldPath ?? ''),
    descending: direction === 'DESCENDING',
  }))
  const fields = select?.fields?.map(({ fieldPath }) => parseFieldPath(fieldPath ?? ''))
  return {
    database,
    query: {
      scope: readScope(path, wire.from),
      where: wire.where && readFilter(wire.where),
      orders,
      // An empty projection requests names only.
      select: select && (fields?.length ? fields : [DOCUMENT_NAME]),
      start: readCursor(wire.startAt),
      end: readCursor(wire.endAt),
      offset,
      limit: limit ? (limit.value ?? 0) : undefined,
    },
  }
}
