import { isKindOf, isNearKind, KINDS } from '../kinds/kinds.ts'
import type { QueryWord } from './query-words.ts'
import { kindsIn } from './vocabulary/synonyms.ts'
import { headOf, type Word } from './words.ts'

/** Number of each kind; 0 is none. */
const NUMBERS: ReadonlyMap<string, number> = new Map(KINDS.map(({ id }, at) => [id, at + 1]))

/** The kind that a name's head says, or the narrower one beside it: a sipper bottle is a sipper. */
const kindOfName = (name: readonly Word[]): string | undefined => {
  const head = headOf(name)
  const named = kindsIn(name.slice(0, head + 1).map(({ stem }) => stem))
  const last = named.at(-1)
  if (last?.to !== head + 1) return undefined
  return (named.find(({ kind }) => isKindOf(kind, last.kind)) ?? last).kind
}

/** By a product's first name; by those in other languages only where that names no kind. */
export const kindNumberOf = (names: readonly (readonly Word[])[]): number => {
  for (const name of names) {
    const kind = kindOfName(name)
    if (kind !== undefined) return NUMBERS.get(kind) ?? 0
  }
  return 0
}

/** How near a product is to what was asked for. */
export const OF_KIND = 3
/** Its name has the words, and the lexicon doesn't know what it is. */
export const NAMED = 2
const NEAR = 1

/** The kind that a query asks for: the last it names, as "dabba" of "steel dabba", besides what it is for. */
export const kindAsked = (words: readonly QueryWord[]): string | undefined =>
  kindsIn(words.filter(({ isExtra }) => !isExtra).map(({ stem }) => stem)).at(-1)?.kind

/** Bounded by the kinds. */
const nearness = new Map<string, Uint8Array>()

/** By number of kind, how near it is to the asked one. */
export const nearnessTo = (asked: string): Uint8Array => {
  const known = nearness.get(asked)
  if (known) return known
  const levels = KINDS.map(({ id }) => {
    if (isKindOf(id, asked)) return OF_KIND
    // What it is a kind of is nearer than what may serve instead.
    if (isKindOf(asked, id)) return NAMED
    return isNearKind(id, asked) ? NEAR : 0
  })
  const made = Uint8Array.of(0, ...levels)
  nearness.set(asked, made)
  return made
}

/** By number of kind, whether it is this one, a kind of it, or what it is a kind of. */
export const kindsAlike = (number: number): Uint8Array => {
  const { id } = KINDS[number - 1] ?? {}
  if (id === undefined) return new Uint8Array(0)
  return Uint8Array.of(
    0,
    ...KINDS.map((kind) => Number(isKindOf(kind.id, id) || isKindOf(id, kind.id))),
  )
}
