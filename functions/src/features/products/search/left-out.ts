import type { Bitset } from '../index/bitset.ts'
import type { ScoredWord } from './rank-matches.ts'
import type { Word } from './words.ts'

const meets = ({ matches }: ScoredWord, isFound: (slot: number) => boolean): boolean =>
  matches.some(({ postings, fields }) =>
    postings.entries.some((entry) => (entry & fields) !== 0 && isFound(entry >>> 8)),
  )

const meetsOne = ({ matches }: ScoredWord, slot: number): boolean =>
  matches.some(({ postings, fields }) => (postings.fieldsOf(slot) & fields) !== 0)

/**
 * The words left out of a search, to be shown on its page: those that the best product lacks, and optional words that
 * none of the products has.
 */
export const wordsLeftOut = (
  words: readonly Word[],
  scored: readonly ScoredWord[],
  { ranked, slots }: { ranked: Uint32Array; slots: Bitset },
): string[] => {
  const best = ranked[0]
  if (best === undefined) return []
  const isAny = (slot: number) => slots.has(slot)
  return words
    .filter((_, place) => {
      const word = scored[place]
      if (!word) return true
      return !(word.isOptional ? meets(word, isAny) : meetsOne(word, best))
    })
    .map(({ shown }) => shown)
}
