import type { Database, ReadAt } from '#engine/database.ts'
import { invalid } from '#engine/failure.ts'
import { parseFieldPath, type FieldPath } from '#engine/field-path.ts'
import { aggregate, withAllFields, type Aggregation } from '#engine/query/aggregation.ts'
import type { QueryView } from '#engine/query/query-orders.ts'
import { aggregationReads } from '#engine/usage.ts'
import type { Call } from './call.ts'
import { executionStats, planSummary, type WireExplainOptions } from './explain.ts'
import { prepareQuery } from './prepare-query.ts'
import { readConsistency } from './wire/consistency.ts'
import type { WireAggregation, WireConsistency, WireQuery, WireValue } from './wire/messages.ts'
import { writeTimestamp, writeValue } from './wire/value.ts'

type Request = {
  readonly parent?: string
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: WireQuery
    readonly aggregations?: readonly WireAggregation[]
  }
  readonly explainOptions?: WireExplainOptions
} & WireConsistency

const MAX_AGGREGATIONS = 5

const readAggregation = ({ count, sum, avg }: WireAggregation): Aggregation => {
  if (count) {
    const upTo = count.upTo ? Number(count.upTo.value ?? 0) : undefined
    if (upTo !== undefined && upTo <= 0) throw invalid('count.up_to must be greater than zero')
    return { kind: 'count', upTo }
  }
  const field = (sum ?? avg)?.field?.fieldPath
  if (field === undefined) throw invalid('An aggregation has no operator')
  return { kind: sum ? 'sum' : 'average', field: parseFieldPath(field) }
}

const named = (aggregations: readonly WireAggregation[]): Map<string, Aggregation> => {
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS)
    throw invalid(
      `The minimum number of aggregations in a query is 1, the maximum number of aggregations ${MAX_AGGREGATIONS}`,
    )
  const byName = new Map<string, Aggregation>()
  let unnamed = 0
  for (const wire of aggregations) {
    const alias = wire.alias || `field_${++unnamed}`
    if (byName.has(alias)) throw invalid(`The aggregation alias "${alias}" is used twice`)
    byName.set(alias, readAggregation(wire))
  }
  return byName
}

/** The results to aggregate; only their number if no fields are needed. */
const find = async (
  database: Database,
  view: QueryView,
  at: ReadAt,
  fields: readonly FieldPath[],
  signal: AbortSignal,
) => {
  if (fields.length === 0) {
    const { result: count, readTime } = await database.count(view, at, signal)
    return { count, documents: [], readTime }
  }
  const { result, readTime } = await database.query(view, at, signal)
  const documents = withAllFields(result, fields)
  return { count: documents.length, documents, readTime }
}

export async function* runAggregationQuery(call: Call, request: Request) {
  const { databases, usage, signal } = call
  const started = performance.now()
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {}
  const wanted = named(aggregations)
  const fields = [...wanted.values()].flatMap((one) => (one.kind === 'count' ? [] : [one.field]))
  const needs = { aggregated: fields }
  const { database: name, query, view } = prepareQuery(call, request.parent, structuredQuery, needs)
  const explained = request.explainOptions && planSummary(call, query, needs)
  if (explained && !request.explainOptions?.analyze) {
    yield { explainMetrics: { planSummary: explained } }
    return
  }
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { count, documents, readTime } = await find(database, view, at, fields, signal)
  const reads = aggregationReads(count)
  usage.reads += reads
  const aggregateFields: Record<string, WireValue> = {}
  for (const [alias, aggregation] of wanted)
    aggregateFields[alias] = writeValue(aggregate(count, documents, aggregation))
  const stats = () => executionStats(started, 1, reads)
  yield {
    result: { aggregateFields },
    readTime: writeTimestamp(readTime),
    ...(explained ? { explainMetrics: { planSummary: explained, executionStats: stats() } } : {}),
  }
}
