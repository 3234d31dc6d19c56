import { findNearest } from '#engine/query/nearest.ts'
import { queryReads } from '#engine/usage.ts'
import type { Call } from './call.ts'
import { executionStats, planSummary, type WireExplainOptions } from './explain.ts'
import { prepareQuery } from './prepare-query.ts'
import { readConsistency } from './wire/consistency.ts'
import { writeDocument } from './wire/document.ts'
import type { WireConsistency, WireQuery } from './wire/messages.ts'
import { readNearest } from './wire/nearest.ts'
import { writeTimestamp } from './wire/value.ts'

type Request = {
  readonly parent?: string
  readonly structuredQuery?: WireQuery
  readonly explainOptions?: WireExplainOptions
} & WireConsistency

export async function* runQuery(call: Call, request: Request) {
  const { databases, usage, signal } = call
  const started = performance.now()
  const wire = request.structuredQuery
  const nearest = wire?.findNearest && readNearest(wire.findNearest)
  const { database: name, query, view } = prepareQuery(call, request.parent, wire, { nearest })
  const explained = request.explainOptions && planSummary(call, query, { nearest })
  if (explained && !request.explainOptions?.analyze) {
    yield { explainMetrics: { planSummary: explained } }
    return
  }
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { result: found, readTime } = await database.query(view, at, signal)
  const result = nearest ? findNearest(found, nearest) : found
  const reads = queryReads(result.length + query.offset)
  usage.reads += reads
  const stats = () => executionStats(started, result.length, reads)
  const metrics = () =>
    explained ? { explainMetrics: { planSummary: explained, executionStats: stats() } } : {}
  const time = writeTimestamp(readTime)
  const skipped = query.offset > 0 ? { skippedResults: query.offset } : {}
  if (result.length === 0) yield { readTime: time, ...skipped, ...metrics() }
  for (const [i, document] of result.entries())
    yield {
      document: writeDocument(name, document, query.select),
      readTime: time,
      ...(i === 0 ? skipped : {}),
      ...(i === result.length - 1 ? metrics() : {}),
    }
}
