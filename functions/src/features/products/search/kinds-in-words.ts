import { namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { isKindOf, isNearKind, KINDS } from '../kinds/kinds.ts'
import type { QueryWord } from './query-words.ts'
import { kindsIn } from './vocabulary/synonyms.ts'
import { headOf, wordsOf } from './words.ts'
import type { Word } from './words.ts'

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

/** By its name; by those in other languages only where that names no kind. */
export const kindNumberOf = (product: Pick<Product, 'name' | 'nameIn' | 'nameHi'>): number => {
  for (const name of [product.name, ...Object.values(namesOf(product))]) {
    const kind = name === undefined ? undefined : kindOfName(wordsOf(name))
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

/** By number of kind, how near it is to the asked one. */
export const nearnessTo = (asked: string): Uint8Array =>
  Uint8Array.of(
    0,
    ...KINDS.map(({ id }) => (isKindOf(id, asked) ? OF_KIND : isNearKind(id, asked) ? NEAR : 0)),
  )

/** By number of kind, whether it is this one, a kind of it, or what it is a kind of. */
export const kindsAlike = (number: number): Uint8Array => {
  const { id } = KINDS[number - 1] ?? {}
  if (id === undefined) return new Uint8Array(0)
  return Uint8Array.of(
    0,
    ...KINDS.map((kind) => Number(isKindOf(kind.id, id) || isKindOf(id, kind.id))),
  )
}
