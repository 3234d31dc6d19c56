import type { Match } from './meanings.ts'
import { FIELD, LABELS } from './postings.ts'
import type { QueryWord } from './query-words.ts'
import type { ScoredWord } from './rank-matches.ts'
import { isNumber, isPackaging, type Word } from './words.ts'

const OPTIONAL_SHARE = 0.3
const COMMON_SHARE = 0.7
/** Of what a thing is for or comes with: it leads among what is of the kind, and never before it. */
const EXTRA_SHARE = 0.5

export const countNeeded = (words: readonly ScoredWord[]): number =>
  words.filter(({ isOptional }) => !isOptional).length

/** Words for the packaging, and for what a thing is for, are optional, unless there are no others. */
export const scoredWords = (
  words: readonly QueryWord[],
  matches: readonly Match[][],
): ScoredWord[] => {
  const areAllPackaging = words.every(({ stem }) => isPackaging(stem))
  return words.map(({ stem, isExtra = false }, place) => {
    const isOptional = isExtra || (!areAllPackaging && isPackaging(stem))
    const share = isExtra ? EXTRA_SHARE : isOptional ? OPTIONAL_SHARE : 1
    return { matches: matches[place] ?? [], isOptional, share }
  })
}

/** Removes guesses in descriptions, which are full of words near a typo. */
const withoutGuesses = (matches: readonly Match[]): Match[] =>
  matches.map((match) =>
    match.grade === 'typo' || match.grade === 'guess'
      ? { ...match, fields: match.fields & LABELS }
      : match,
  )

const isTelling = ({ stem }: Word): boolean => !isNumber(stem) && stem.length > 1

/**
 * Weights for when not all words can match: rarer words count more ("tel ka dibba" is rather for oil than a box), and a
 * number or single letter counts nothing by itself.
 */
export const weightsForSome = (
  words: readonly Word[],
  scored: readonly ScoredWord[],
  reached: readonly number[],
): ScoredWord[] => {
  const most = Math.max(1, ...reached)
  const isAnyTelling = words.some(isTelling)
  return scored.map((word, place) => {
    const asked = words[place]
    const isOptional = word.isOptional || (isAnyTelling && asked !== undefined && !isTelling(asked))
    const rarity = 1 - ((1 - COMMON_SHARE) * (reached[place] ?? 0)) / most
    const share = isOptional ? OPTIONAL_SHARE : rarity
    return { matches: withoutGuesses(word.matches), isOptional, share }
  })
}

const isHead = ({ grade, postings }: Match): boolean =>
  (grade === 'exact' || grade === 'synonym') &&
  postings.entries.some((entry) => (entry & FIELD.head) !== 0)

/**
 * The word that says which kind of thing is wanted: the last that names a product, as "dabba" of "steel dabba" does.
 * What a thing is for names no kind.
 */
export const headOf = (words: readonly QueryWord[], scored: readonly ScoredWord[]) => {
  const place = words.findLastIndex(
    ({ isExtra }, at) => !isExtra && scored[at]?.matches.some(isHead),
  )
  return scored[place]
}
