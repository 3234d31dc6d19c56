import { checkAggregatedFields, type IndexNeeds } from '#engine/query/index-check.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import { checkQuery } from '#engine/query/query-rules.ts'
import type { Call } from './call.ts'
import type { WireQuery } from './wire/messages.ts'
import { readQuery } from './wire/query.ts'

/** Reads a query; throws if production would refuse it. */
export const prepareQuery = (
  { indexCheck }: Pick<Call, 'indexCheck'>,
  parent: string | undefined,
  wire: WireQuery | undefined,
  { aggregated = [], nearest }: IndexNeeds = {},
) => {
  const { database, query } = readQuery(parent, wire)
  checkQuery(query)
  checkAggregatedFields(query, aggregated)
  indexCheck?.check(query, { aggregated, nearest })
  return { database, query, view: new QueryView(database, query) }
}
