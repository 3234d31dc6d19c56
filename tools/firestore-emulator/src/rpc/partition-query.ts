import { invalid } from '#engine/failure.ts'
import { isDocumentName } from '#engine/field-path.ts'
import { documentName } from '#engine/path.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import type { Query } from '#engine/query/query.ts'
import type { Call } from './call.ts'
import { pageOf } from './page.ts'
import { readConsistency } from './wire/consistency.ts'
import type { WireConsistency, WireQuery } from './wire/messages.ts'
import { readQuery } from './wire/query.ts'

type Request = {
  readonly parent?: string
  readonly structuredQuery?: WireQuery
  readonly partitionCount?: string
  readonly pageToken?: string
  readonly pageSize?: number
} & WireConsistency

/** Production makes no smaller partitions. */
const MIN_DOCUMENTS = 128

const check = ({ scope, where, orders, start, end, offset, limit }: Query) => {
  const [order] = orders
  const byName = orders.length === 1 && order && isDocumentName(order.field) && !order.descending
  if (!scope.descendants || scope.parent !== '')
    throw invalid('PartitionQuery needs a collection group of the whole database')
  if (!byName) throw invalid('PartitionQuery needs the query to be ordered by __name__ ascending')
  if (where || start || end || offset > 0 || limit !== undefined)
    throw invalid('PartitionQuery takes no filters, cursors, limit or offset')
}

export const partitionQuery = async ({ databases, usage, signal }: Call, request: Request) => {
  const { database: name, query } = readQuery(request.parent, request.structuredQuery)
  check(query)
  const wanted = Number(request.partitionCount ?? 0)
  if (!(wanted > 0)) throw invalid('partition_count must be positive')
  const database = databases.get(name)
  const { at } = readConsistency(database, request)
  const { result } = await database.query(new QueryView(name, query), at, signal)
  usage.reads++
  const parts = Math.min(wanted + 1, Math.floor(result.length / MIN_DOCUMENTS))
  const points: string[] = []
  for (let i = 1; i < parts; i++) {
    const document = result[Math.floor((i * result.length) / parts)]
    if (document) points.push(documentName(name, document.path))
  }
  const { items, nextPageToken } = pageOf(points, request.pageSize, request.pageToken)
  return {
    partitions: items.map((referenceValue) => ({ values: [{ referenceValue }], before: true })),
    nextPageToken,
  }
}
