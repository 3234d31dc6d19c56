import { aggregate, type Aggregation } from '../engine/aggregation.ts'
import { Failure, invalid } from '../engine/failure.ts'
import { parseFieldPath } from '../engine/field-path.ts'
import { QueryView } from '../engine/query-orders.ts'
import { aggregationReads } from '../engine/usage.ts'
import type { Call } from './call.ts'
import { readConsistency } from './wire/consistency.ts'
import type { WireAggregation, WireConsistency, WireQuery, WireValue } from './wire/messages.ts'
import { readQuery } from './wire/query.ts'
import { writeTimestamp, writeValue } from './wire/value.ts'

interface Request extends WireConsistency {
  readonly parent?: string
  readonly structuredAggregationQuery?: {
    readonly structuredQuery?: WireQuery
    readonly aggregations?: readonly WireAggregation[]
  }
  readonly explainOptions?: object
}

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
    throw invalid(`An aggregation query takes 1 to ${MAX_AGGREGATIONS} aggregations`)
  const byName = new Map<string, Aggregation>()
  let unnamed = 0
  for (const wire of aggregations) {
    const alias = wire.alias || `field_${++unnamed}`
    if (byName.has(alias)) throw invalid(`The aggregation alias "${alias}" is used twice`)
    byName.set(alias, readAggregation(wire))
  }
  return byName
}

export async function* runAggregationQuery({ databases, usage, signal }: Call, request: Request) {
  if (request.explainOptions)
    throw new Failure('UNIMPLEMENTED', 'RunAggregationQuery: explain_options is not supported')
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {}
  const { database: name, query } = readQuery(request.parent, structuredQuery)
  const wanted = named(aggregations)
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { result, readTime } = await database.query(new QueryView(name, query), at, signal)
  usage.reads += aggregationReads(result.length)
  const aggregateFields: Record<string, WireValue> = {}
  for (const [alias, aggregation] of wanted)
    aggregateFields[alias] = writeValue(aggregate(result, aggregation))
  yield { result: { aggregateFields }, readTime: writeTimestamp(readTime) }
}
