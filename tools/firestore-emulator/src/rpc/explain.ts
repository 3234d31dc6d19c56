import { formatFieldPath, isDocumentName } from '#engine/field-path.ts'
import { IndexCheck, type IndexNeeds } from '#engine/query/index-check.ts'
import { IndexDefinitions, type Definition, type Mode } from '#engine/query/index-definitions.ts'
import type { Query } from '#engine/query/query.ts'
import type { Call } from './call.ts'

export type WireExplainOptions = { readonly analyze?: boolean }

const SHORT: Readonly<Record<Mode, string>> = {
  ascending: 'ASC',
  descending: 'DESC',
  contains: 'CONTAINS',
  vector: 'VECTOR',
}

const text = (stringValue: string) => ({ stringValue })

const describeIndex = ({ group, parts }: Definition) => {
  const properties = parts.map(
    ({ field, mode }) =>
      `${isDocumentName(field) ? '__name__' : formatFieldPath(field)} ${SHORT[mode]}`,
  )
  return {
    fields: {
      query_scope: text(group ? 'Collection group' : 'Collection'),
      properties: text(`(${properties.join(', ')})`),
    },
  }
}

/** Without declared indexes, names those that production would need. */
export const planSummary = ({ indexCheck }: Call, query: Query, needs: IndexNeeds = {}) => {
  const check = indexCheck ?? new IndexCheck(new IndexDefinitions({}))
  return { indexesUsed: check.explain(query, needs).map(describeIndex) }
}

/** The cost of a query that was also run (`analyze`). */
export const executionStats = (started: number, results: number, reads: number) => {
  const nanos = Math.max(1, Math.round((performance.now() - started) * 1_000_000))
  const seconds = Math.floor(nanos / 1_000_000_000)
  return {
    resultsReturned: results,
    executionDuration: { seconds, nanos: nanos - seconds * 1_000_000_000 },
    readOperations: reads,
    debugStats: { fields: { documents_billable: text(String(reads)) } },
  }
}
