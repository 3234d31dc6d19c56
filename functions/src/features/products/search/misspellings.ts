import type { Lexicon, Term } from './lexicon.ts'
import { hasHits, meanings, type Match } from './meanings.ts'
import { LABELS, TEXT_FIELDS } from './postings.ts'
import { isNumber, type Word } from './words.ts'

/** The Levenshtein distance: letters to insert, remove or change. */
const lettersApart = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [above, letter] of a.split('').entries()) {
    const next = [above + 1]
    for (let at = 0; at < b.length; at++)
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(b[at] !== letter),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}

const TYPO_FROM = 4
/** A three-letter word is one typo away from many others, so typos count only if it would find nothing. */
const LOST_TYPO_FROM = 3
const TWO_TYPOS_FROM = 8

/** A loan word or name spelled by sound in Hindi: सेलो for Cello. */
export const soundingAlike = (lexicon: Lexicon, word: Word, fields: number): Match[] => {
  const { stem, written, shown } = word
  if (written === shown || isKnown(lexicon, stem)) return []
  const alike = lexicon
    .soundingLike(written)
    .map((term) => ({ term, distance: lettersApart(written, term.stem) }))
  return likeliest(lexicon, stem, alike, fields)
}

/** A known household word isn't a misspelling, even if no product has it: "patila" is not "patla". */
const isKnown = (lexicon: Lexicon, stem: string) => {
  const synonyms = lexicon.get(stem)?.synonyms
  return synonyms !== undefined && synonyms.same.length > 0
}

const mayBeMisspelt = (lexicon: Lexicon, stem: string, from = TYPO_FROM) =>
  stem.length >= from && !isNumber(stem) && !isKnown(lexicon, stem)

// Names are searched first: a typo is nearly always close to some description's word.
export const misspelt = (lexicon: Lexicon, stem: string, widely: boolean): Match[] => {
  if (!mayBeMisspelt(lexicon, stem, widely ? TYPO_FROM : LOST_TYPO_FROM)) return []
  const near = lexicon
    .near(stem, stem.length < TWO_TYPOS_FROM ? 1 : 2)
    .filter(({ distance }) => distance > 0)
  const named = widely ? [] : likeliest(lexicon, stem, near, LABELS)
  return named.length > 0 ? named : likeliest(lexicon, stem, near, TEXT_FIELDS, widely)
}

const likeliest = (
  lexicon: Lexicon,
  stem: string,
  near: readonly { term: Term; distance: number }[],
  fields: number,
  widely = false,
): Match[] => {
  const candidates = near
    .map(({ term, distance }) => ({
      distance,
      // The first letter is usually right, so it must match, unless that finds nothing.
      sameStart: term.stem[0] === stem[0],
      matches: meanings(lexicon, term, 'typo', 'guess')
        .map((match) => ({ ...match, fields }))
        .filter(hasHits),
    }))
    .filter(({ matches }) => matches.length > 0)
  const closest = Math.min(...candidates.map(({ distance }) => distance))
  const closeOnes = candidates.filter(({ distance }) => distance === closest)
  const likely = widely ? [] : closeOnes.filter(({ sameStart }) => sameStart)
  return (likely.length > 0 ? likely : closeOnes).flatMap(({ matches }) => matches)
}

/** "presur", the start of pressure cooker. */
export const prefixesWithTypo = (lexicon: Lexicon, stem: string): Match[] =>
  mayBeMisspelt(lexicon, stem)
    ? lexicon
        .startingNear(stem)
        .map(({ postings }): Match => ({ postings, grade: 'guess', fields: LABELS }))
        .filter(hasHits)
    : []
