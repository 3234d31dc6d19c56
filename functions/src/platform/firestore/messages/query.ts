import { value } from './document.ts'
import { message } from './message-type.ts'
import type { MessageType } from './message-type.ts'

/** google/firestore/v1/query.proto and aggregation_result.proto. */

const int32Value = message({ value: [1, 'int32'] })
const int64Value = message({ value: [1, 'int64'] })

const fieldReference = message({ fieldPath: [2, 'string'] })
const projection = message({ fields: [2, () => fieldReference, 'list'] })
const cursor = message({ values: [1, () => value, 'list'], before: [2, 'bool'] })
const collectionSelector = message({ collectionId: [2, 'string'], allDescendants: [3, 'bool'] })

const order = message({
  field: [1, () => fieldReference],
  direction: [2, ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING']],
})

const COMPARISONS = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
]

const fieldFilter = message({
  field: [1, () => fieldReference],
  op: [2, COMPARISONS],
  value: [3, () => value],
})

const unaryFilter = message({
  op: [1, ['OPERATOR_UNSPECIFIED', '', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL']],
  field: [2, () => fieldReference],
})

const filter: MessageType = message({
  compositeFilter: [1, () => compositeFilter],
  fieldFilter: [2, () => fieldFilter],
  unaryFilter: [3, () => unaryFilter],
})

const compositeFilter = message({
  op: [1, ['OPERATOR_UNSPECIFIED', 'AND', 'OR']],
  filters: [2, () => filter, 'list'],
})

export const structuredQuery = message({
  select: [1, () => projection],
  from: [2, () => collectionSelector, 'list'],
  where: [3, () => filter],
  orderBy: [4, () => order, 'list'],
  startAt: [7, () => cursor],
  endAt: [8, () => cursor],
  offset: [6, 'int32'],
  limit: [5, () => int32Value],
})

const count = message({ upTo: [1, () => int64Value] })
const ofField = message({ field: [1, () => fieldReference] })

const aggregation = message({
  count: [1, () => count],
  sum: [2, () => ofField],
  avg: [3, () => ofField],
  alias: [7, 'string'],
})

export const structuredAggregationQuery = message({
  structuredQuery: [1, () => structuredQuery],
  aggregations: [3, () => aggregation, 'list'],
})

export const aggregationResult = message({ aggregateFields: [2, () => value, 'map'] })
