import { Failure, invalid } from '../failure.ts'
import { DOCUMENT_NAME, formatFieldPath, isDocumentName, type FieldPath } from '../field-path.ts'
import { compareText } from '../text-order.ts'
import {
  entryFor,
  type Definition,
  type IndexDefinitions,
  type IndexFile,
  type Mode,
  type Part,
} from './index-definitions.ts'
import type { Nearest } from './nearest.ts'
import { disjunctions, type Conjunction } from './query-disjunctions.ts'
import { completeOrders } from './query-orders.ts'
import type { Order, Query } from './query.ts'

/**
 * Checks whether production would serve a query by the declared indexes.
 *
 * A conjunction needs an index with its equality fields first, in any sequence, followed by its order (without fields
 * fixed by equality, and ending with the document's name). Several indexes with the same end can be merged, each
 * covering some of the equality fields. Indexes aren't read backwards, so directions must match.
 * https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
type Need = {
  readonly equal: readonly Part[]
  readonly end: readonly Part[]
}

const modeOf = ({ descending }: Order): Mode => (descending ? 'descending' : 'ascending')

const samePart = (left: Part, right: Part) =>
  left.mode === right.mode &&
  left.dimension === right.dimension &&
  formatFieldPath(left.field) === formatFieldPath(right.field)

/** Equality ignores the index's direction of the field. */
const fixes = (part: Part, equal: Part) =>
  formatFieldPath(part.field) === formatFieldPath(equal.field) &&
  (part.mode === 'contains') === (equal.mode === 'contains')

const needOf = (
  conjunction: Conjunction,
  orders: readonly Order[],
  aggregated: readonly FieldPath[],
): Need => {
  const equal: Part[] = []
  for (const { field, op } of conjunction) {
    const mode: Mode = op === 'array-contains' ? 'contains' : 'ascending'
    const part = { field, mode }
    if ((op === '==' || op === 'array-contains') && !equal.some((other) => samePart(other, part)))
      equal.push(part)
  }
  const fixed = new Set(
    equal.filter(({ mode }) => mode !== 'contains').map(({ field }) => formatFieldPath(field)),
  )
  const end: Part[] = orders
    .filter(({ field }) => !fixed.has(formatFieldPath(field)))
    .map((order) => ({ field: order.field, mode: modeOf(order) }))
  const name = end.findIndex(({ field }) => isDocumentName(field))
  const extra = aggregated
    .filter((field) => !fixed.has(formatFieldPath(field)))
    .filter((field) => !end.some((part) => formatFieldPath(part.field) === formatFieldPath(field)))
    .map((field): Part => ({ field, mode: 'ascending' }))
  end.splice(name < 0 ? end.length : name, 0, ...extra)
  return { equal: equal.filter(({ field }) => !isDocumentName(field)), end }
}

/** The equality fields covered by the index, or undefined if it doesn't fit. */
const coveredBy = ({ parts }: Definition, { equal, end }: Need): readonly Part[] | undefined => {
  const head = parts.slice(0, parts.length - end.length)
  const tail = parts.slice(parts.length - end.length)
  if (parts.length < end.length || !tail.every((part, i) => samePart(part, end[i] ?? part)))
    return undefined
  const covered = head.map((part) => equal.find((one) => fixes(part, one)))
  const found = covered.filter((part) => part !== undefined)
  return found.length === head.length ? found : undefined
}

/** Picks indexes that together cover all equality fields, those with the most first. */
const join = (need: Need, candidates: readonly Definition[]): Definition[] | undefined => {
  const fitting = candidates
    .flatMap((definition) => {
      const covered = coveredBy(definition, need)
      return covered ? [{ definition, covered }] : []
    })
    .sort((left, right) => right.covered.length - left.covered.length)
  const missing = new Set(need.equal)
  const chosen: Definition[] = []
  for (const { definition, covered } of fitting) {
    if (missing.size === 0 && chosen.length > 0) break
    if (need.equal.length > 0 && !covered.some((part) => missing.has(part))) continue
    for (const part of covered) missing.delete(part)
    chosen.push(definition)
  }
  return missing.size === 0 && chosen.length > 0 ? chosen : undefined
}

/** Ascending names, and a single document by name, need no index. */
const isFree = ({ equal, end }: Need) =>
  equal.length === 0 &&
  end.every(({ field, mode }) => isDocumentName(field) && mode === 'ascending')

const nameIndex = ({ scope }: Query): Definition => ({
  collectionId: scope.collectionId ?? '',
  group: scope.descendants,
  parts: [{ field: DOCUMENT_NAME, mode: 'ascending' }],
  entry: undefined,
})

/** What a request needs from an index besides its query. */
export type IndexNeeds = {
  readonly aggregated?: readonly FieldPath[]
  readonly nearest?: Nearest | undefined
}

const vectorEnd = ({ field, vector }: Nearest): readonly Part[] => [
  { field, mode: 'vector', dimension: vector.length },
  { field: DOCUMENT_NAME, mode: 'ascending' },
]

export class IndexCheck {
  readonly #definitions: IndexDefinitions
  readonly #used = new Set<string>()
  readonly #onUse: (entry: string) => void

  constructor(definitions: IndexDefinitions, onUse: (entry: string) => void = () => undefined) {
    this.#definitions = definitions
    this.#onUse = onUse
  }

  /** The declared indexes, as in the file. */
  get declared(): IndexFile {
    return this.#definitions.file
  }

  /** Throws FAILED_PRECONDITION with the missing entry if production would refuse the query. */
  check(query: Query, needs: IndexNeeds = {}) {
    for (const { chosen, missing } of this.#plan(query, needs)) {
      if (!chosen) throw missing
      for (const { entry } of chosen) if (entry) this.#use(entry)
    }
  }

  /** The indexes that serve the query; if one is missing, the definition that it should have. */
  explain(query: Query, needs: IndexNeeds = {}): readonly Definition[] {
    const { collectionId = '', descendants: group } = query.scope
    return this.#plan(query, needs).flatMap(
      ({ need, chosen }) =>
        chosen ?? [{ collectionId, group, parts: [...need.equal, ...need.end], entry: undefined }],
    )
  }

  /** One step per conjunction. Below a document only names are indexed, and other rules apply. */
  #plan(query: Query, { aggregated = [], nearest }: IndexNeeds) {
    const { collectionId = '', descendants, parent } = query.scope
    const namesOnly = query.scope.collectionId === undefined || (descendants && parent !== '')
    const orders = completeOrders(query)
    return disjunctions(query.where).map((conjunction) => {
      const { equal, end } = needOf(conjunction, orders, aggregated)
      const need = { equal, end: nearest ? vectorEnd(nearest) : end }
      const oneDocument = conjunction.some(({ field, op }) => op === '==' && isDocumentName(field))
      const free = namesOnly || oneDocument || isFree(need)
      const chosen = free ? [nameIndex(query)] : this.#serve(collectionId, descendants, need)
      return { need, chosen, missing: this.#missing(collectionId, descendants, need) }
    })
  }

  #serve(collectionId: string, group: boolean, need: Need): Definition[] | undefined {
    const composites = this.#definitions.composites.filter(
      (one) => one.collectionId === collectionId && one.group === group,
    )
    const fields = [...need.equal, ...need.end].map(({ field }) => field)
    const singles = fields.flatMap((field) =>
      isDocumentName(field) ? [] : this.#definitions.singles(collectionId, group, field),
    )
    // Tries automatic indexes alone first, so that an entry counts as used only if it is needed.
    const automatic = singles.filter(({ entry }) => entry === undefined)
    return join(need, automatic) ?? join(need, [...singles, ...composites])
  }

  #missing(collectionId: string, group: boolean, { equal, end }: Need): Failure {
    const contains = equal.filter(({ mode }) => mode === 'contains')
    const sorted = equal
      .filter(({ mode }) => mode !== 'contains')
      .sort((left, right) => compareText(formatFieldPath(left.field), formatFieldPath(right.field)))
    const parts = [...sorted, ...contains, ...end]
    const [name, before] = [parts.at(-1), parts.at(-2)]
    const implied = before?.mode === 'descending' ? 'descending' : 'ascending'
    const isImplied = before && name && isDocumentName(name.field) && name.mode === implied
    const entry = entryFor(collectionId, group, isImplied ? parts.slice(0, -1) : parts)
    return new Failure(
      'FAILED_PRECONDITION',
      `The query requires an index. Add this to firestore.indexes.json, under ${entry}`,
    )
  }

  #use(entry: string) {
    if (this.#used.has(entry)) return
    this.#used.add(entry)
    this.#onUse(entry)
  }

  report() {
    const entries = this.#definitions.entries()
    return {
      used: entries.filter((entry) => this.#used.has(entry)),
      unused: entries.filter((entry) => !this.#used.has(entry)),
    }
  }
}

/** An aggregation reads its fields from the index, where nothing can follow the names. */
export const checkAggregatedFields = (
  { scope, orders }: Query,
  aggregated: readonly FieldPath[],
) => {
  const byName = orders[0] && isDocumentName(orders[0].field)
  const namesOnly = scope.descendants && (scope.parent !== '' || scope.collectionId === undefined)
  if (aggregated.length > 0 && (byName || (namesOnly && orders.length === 0)))
    throw invalid(
      `This query requires an index that has fields [${aggregated.map(formatFieldPath).join(', ')}] after ${DOCUMENT_NAME[0]} and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    )
}
