import { queryReads } from '#engine/usage.ts'
import type { Call } from './call.ts'
import { prepareQuery, type QueryRequest } from './prepare-query.ts'
import { readConsistency } from './wire/consistency.ts'
import { writeDocument } from './wire/document.ts'
import type { WireConsistency } from './wire/messages.ts'
import { writeTimestamp } from './wire/value.ts'

export async function* runQuery(call: Call, request: QueryRequest & WireConsistency) {
  const { databases, usage, signal } = call
  const { database: name, query, view } = prepareQuery(call, request)
  const database = databases.get(name)
  const { at, begun } = readConsistency(database, request)
  if (begun) yield { transaction: begun }
  const { result, readTime } = await database.query(view, at, signal)
  usage.reads += queryReads(result.length + query.offset)
  const time = writeTimestamp(readTime)
  const skipped = query.offset > 0 ? { skippedResults: query.offset } : {}
  if (result.length === 0) yield { readTime: time, ...skipped }
  for (const [i, document] of result.entries())
    yield {
      document: writeDocument(name, document, query.select),
      readTime: time,
      ...(i === 0 ? skipped : {}),
    }
}
