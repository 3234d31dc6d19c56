import type { Micros } from '../clock.ts'
import type { Document } from '../document.ts'
import type { History, Reader } from '../store.ts'
import { disjunctions } from './query-disjunctions.ts'
import type { QueryView } from './query-orders.ts'
import { planOf } from './query-plan.ts'
import type { Scope } from './query.ts'

/** A collection with up to this many documents is read whole: cheaper than keeping an index. */
const SMALL = 200

const take = (documents: Iterable<Document>, view: QueryView, count: number): Document[] => {
  const taken: Document[] = []
  if (count === 0) return taken
  for (const document of documents)
    if (view.matches(document)) {
      taken.push(document)
      if (taken.length >= count) break
    }
  return taken
}

const everything = (reader: Reader, database: string, view: QueryView): Document[] => {
  const all = take(reader.byName(database, view.query.scope, {}), view, Number.POSITIVE_INFINITY)
  return view.sort(all)
}

/** Below a document there is no index over descendants, as in production. */
const isIndexed = ({ descendants, parent, collectionId }: Scope): boolean =>
  !descendants || (parent === '' && collectionId !== undefined)

/** The first `count` results in order, ignoring offset and limit. */
const firstResults = (
  reader: Reader,
  database: string,
  view: QueryView,
  count: number,
  small: number,
): Document[] => {
  const { scope, where } = view.query
  const parts = disjunctions(where)
  const plans = parts.map((conjunction) => planOf(view, conjunction))
  if (
    plans.some(({ kind }) => kind === 'index') &&
    (!isIndexed(scope) || reader.holdsAtMost(database, scope, small))
  )
    return everything(reader, database, view)
  const found = new Map<string, Document>()
  for (const plan of plans) {
    let candidates: Iterable<Document>
    if (plan.kind === 'document') {
      const document = plan.path === '' ? undefined : reader.get(database, plan.path)
      candidates = document ? [document] : []
    } else if (plan.kind === 'names') candidates = reader.byName(database, scope, plan.range)
    else candidates = reader.byIndex(database, scope, plan.shape, plan.range)
    for (const document of take(candidates, view, count)) found.set(document.path, document)
  }
  const results = [...found.values()]
  return plans.length === 1 ? results : view.sort(results)
}

const wanted = ({ query: { limit, offset } }: QueryView) =>
  limit === undefined ? Number.POSITIVE_INFINITY : offset + limit

export const runQuery = (
  reader: Reader,
  database: string,
  view: QueryView,
  small = SMALL,
): Document[] => firstResults(reader, database, view, wanted(view), small)

/** The number of results, if an index shows it without documents. */
export const countByIndex = (
  reader: Reader,
  database: string,
  view: QueryView,
  small = SMALL,
): number | undefined => {
  const { scope, where, offset } = view.query
  const [plan, ...others] = disjunctions(where).map((conjunction) => planOf(view, conjunction))
  if (plan?.kind !== 'index' || !plan.isExact || others.length > 0) return undefined
  if (!isIndexed(scope) || reader.holdsAtMost(database, scope, small)) return undefined
  const found = reader.countByIndex(database, scope, plan.shape, plan.range, wanted(view))
  return Math.max(0, found - offset)
}

/** The results at `time`: the current ones, corrected by later changes. */
export const runQueryAt = (
  store: Reader & History,
  database: string,
  view: QueryView,
  time: Micros,
  small = SMALL,
): Document[] => {
  const changes = store.changesSince(database, view.query.scope, time)
  if (changes.length === 0) return runQuery(store, database, view, small)
  const changed = new Set(changes.map(({ path }) => path))
  const today = firstResults(store, database, view, wanted(view) + changes.length, small)
  const kept = today.filter(({ path }) => !changed.has(path))
  for (const { before } of changes) if (before && view.matches(before)) kept.push(before)
  return view.sort(kept)
}
