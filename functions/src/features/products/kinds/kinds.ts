import type { Kind } from './kind.ts'
import { LEXICON } from './lexicon.ts'

export const namesIn = (list: string): string[] => (list === '' ? [] : list.split(', '))

const kindOf = (line: string): Kind => {
  const [id = '', ...cells] = line.split('|').map((cell) => cell.trim())
  const [en = [], hi = [], mr = [], bn = [], ta = [], isA = [], near = [], uses = []] =
    cells.map(namesIn)
  return { id, en, hi, mr, bn, ta, isA, near, uses }
}

/** The lexicon of kinds: search, reading of messages and similar products ask it what a thing is. */
export const KINDS: readonly Kind[] = LEXICON.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(kindOf)

/** In English and Hindi, then in the other languages. */
export const namesOfKind = ({ en, hi, mr, bn, ta }: Kind): string[] => [en, hi, mr, bn, ta].flat()

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]))

/** A kind with all that it is a kind of. */
const withAncestors = (id: string): string[] => [
  id,
  ...(BY_ID.get(id)?.isA ?? []).flatMap(withAncestors),
]

const ANCESTORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  KINDS.map(({ id }) => [id, new Set(withAncestors(id))]),
)

/** Whether a kind is that kind, or a kind of it. */
export const isKindOf = (id: string, other: string): boolean =>
  ANCESTORS.get(id)?.has(other) === true

/** Kinds that a search for this one finds as well: kinds of it, then what may serve instead. */
export const foundWith = (kind: Kind): Kind[] => {
  const below = KINDS.filter(({ id }) => id !== kind.id && isKindOf(id, kind.id))
  const instead = kind.near.flatMap((id) => BY_ID.get(id) ?? [])
  return [...new Set([...below, ...instead])]
}

/** Whether one may serve instead of the other, or both are kinds of one thing. */
export const isNearKind = (id: string, other: string): boolean => {
  const [one, asked] = [BY_ID.get(id), BY_ID.get(other)]
  const isInstead = (asked?.near ?? []).some((near) => isKindOf(id, near))
  return isInstead || (one?.isA ?? []).some((parent) => asked?.isA.includes(parent))
}
