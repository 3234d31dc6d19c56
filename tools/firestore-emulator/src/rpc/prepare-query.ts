import { Failure } from '#engine/failure.ts'
import type { FieldPath } from '#engine/field-path.ts'
import { checkAggregatedFields } from '#engine/query/index-check.ts'
import { QueryView } from '#engine/query/query-orders.ts'
import { checkQuery } from '#engine/query/query-rules.ts'
import type { Call } from './call.ts'
import type { WireQuery } from './wire/messages.ts'
import { readQuery } from './wire/query.ts'

export type QueryRequest = {
  readonly parent?: string
  readonly structuredQuery?: WireQuery | undefined
  readonly explainOptions?: object
}

/** Reads a query; throws if production would refuse it, or if it asks for what there is not. */
export const prepareQuery = (
  { indexCheck }: Pick<Call, 'indexCheck'>,
  { parent, structuredQuery: wire, explainOptions }: QueryRequest,
  aggregated: readonly FieldPath[] = [],
) => {
  if (wire?.findNearest) throw new Failure('UNIMPLEMENTED', 'Vector search is not implemented')
  if (explainOptions) throw new Failure('UNIMPLEMENTED', 'No query is explained here')
  const { database, query } = readQuery(parent, wire)
  checkQuery(query)
  checkAggregatedFields(query, aggregated)
  indexCheck?.check(query, aggregated)
  return { database, query, view: new QueryView(database, query) }
}
