import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'

/** Counts of tries and addresses, and what is left to be done later, are no effect of a call. */
const COUNTS = new Set([
  'keptAnswers',
  'callCounts',
  'loginAttempts',
  'vitals',
  'searchDays',
  'catalogue',
  'restocks',
  'imports',
])

/** What counts up from call to call: numbers of versions, and of documents; and the words of an order, of a number by chance. */
const BY_ITSELF = new Set(['version', 'sequence', 'last', 'search'])

/** A plain value: not a time, a reference or the like. */
const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** All numbers in it, and how much there is of lists, fields and what is true, summed up. */
const weigh = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (value === true) return 1
  const isObject = typeof value === 'object' && value !== null
  const isPlain = isObject && (Array.isArray(value) || isPlainObject(value))
  if (!isPlain) return 0
  return Object.entries(value).reduce<number>(
    (sum, [name, one]) => sum + 1 + (BY_ITSELF.has(name) ? 0 : weigh(one)),
    0,
  )
}

/** In which document of several they are told is chance: what they hold counts, and not how many there are. */
const SHARED_OUT = new Set(['salesMonths', 'orderTotals', 'orderRows'])

/** The sum of all numbers in a document, each text counted as one. */
const weighValues = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return 1
  const isObject = typeof value === 'object' && value !== null
  return isObject ? Object.values(value).reduce<number>((sum, one) => sum + weighValues(one), 0) : 0
}

const weightOf = (path: string, found: DocumentSnapshot): number | undefined => {
  const data = found.data()
  if (!data) return undefined
  const { schemaVersion: _schemaVersion, ...values } = data
  return SHARED_OUT.has(collectionOf(path)) ? weighValues(values) : weigh(data)
}

const collectionOf = (path: string): string => path.split('/')[0] ?? ''

/** By collection: how many documents there are more, and how much more they weigh. */
type Effect = Record<string, { documents: number; weight: number }>

/** Reads what was written since it was last asked, and tells what that has changed. */
export const effectsOf = (firestore: Firestore, written: Set<string>) => {
  const known = new Map<string, number>()
  return async (): Promise<Effect> => {
    const paths = [...written].filter((path) => !COUNTS.has(collectionOf(path)))
    written.clear()
    const effect: Effect = {}
    if (paths.length === 0) return effect
    for (const found of await firestore.getAll(...paths.map((path) => firestore.doc(path)))) {
      const { path } = found.ref
      const before = known.get(path)
      const now = weightOf(path, found)
      if (now === undefined) known.delete(path)
      else known.set(path, now)
      const isOwn = !SHARED_OUT.has(collectionOf(path))
      const documents = isOwn ? Number(now !== undefined) - Number(before !== undefined) : 0
      const weight = Math.round((now ?? 0) - (before ?? 0))
      const one = (effect[collectionOf(path)] ??= { documents: 0, weight: 0 })
      one.documents += documents
      one.weight += weight
    }
    return effect
  }
}
