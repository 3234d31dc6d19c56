import type { Match } from './meanings.ts'
import { LABELS } from './postings.ts'
import type { ScoredWord } from './rank-matches.ts'
import { isNumber, isPackaging } from './words.ts'
import type { Word } from './words.ts'

const OPTIONAL_SHARE = 0.3
const COMMON_SHARE = 0.7

export const countNeeded = (words: readonly ScoredWord[]): number =>
  words.filter(({ isOptional }) => !isOptional).length

/** Words that only describe the packaging are optional, unless there are no others. */
export const scoredWords = (words: readonly Word[], matches: readonly Match[][]): ScoredWord[] => {
  const areAllPackaging = words.every(({ stem }) => isPackaging(stem))
  return words.map(({ stem }, place) => {
    const isOptional = !areAllPackaging && isPackaging(stem)
    return { matches: matches[place] ?? [], isOptional, share: isOptional ? OPTIONAL_SHARE : 1 }
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
