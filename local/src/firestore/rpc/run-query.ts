import { Failure } from '../engine/failure.ts'
import { findNearest } from '../engine/nearest.ts'
import { queryReads } from '../engine/usage.ts'
import type { Call } from './call.ts'
import { prepareQuery } from './prepare-query.ts'
import { readConsistency } from './wire/consistency.ts'
import { writeDocument } from './wire/document.ts'
import type { WireConsistency, WireQuery } from './wire/messages.ts'
import { readNearest } from './wire/nearest.ts'
import { writeTimestamp } from './wire/value.ts'

interface Request extends WireConsistency {
  readonly parent?: string
  readonly structuredQuery?: WireQuery
  readonly explainOptions?: object
}

export async function* runQuery(call: Call, request: Request) {
  const { databases, usage, signal } = call
  if (request.explainOptions)
    throw new Failure('UNIMPLEMENTED', 'RunQuery: explain_options is not supported')
  const wire = request.structuredQuery
  const nearest = wire?.findNearest && readNearest(wire.findNearest)
  const prepared = prepareQuery(call, request.parent, wire, { nearest })
  const { database: name, query, view } = prepared
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { result: found, readTime } = await database.query(view, at, signal)
  const result = nearest ? findNearest(found, nearest) : found
  usage.reads += queryReads(result.length + query.offset)
  const time = writeTimestamp(readTime)
  if (result.length === 0) yield { readTime: time, skippedResults: query.offset }
  for (const [i, document] of result.entries())
    yield {
      document: writeDocument(name, document, query.select),
      readTime: time,
      ...(i === 0 && query.offset > 0 ? { skippedResults: query.offset } : {}),
    }
}
