import type { Lexicon, Term } from './lexicon.ts'
import { FIELD } from './postings.ts'
import { isFiller, type Word } from './words.ts'

const LATIN = /\p{Script=Latin}/u

const namesWith = ({ postings }: Term) =>
  postings.entries.reduce((count, entry) => count + (entry & FIELD.name), 0)

/** A suggestion may be further away than a typo that search corrects by itself, because the shopper is asked. */
const farthestSpelling = (word: string) => (word.length < 4 ? 1 : word.length < 8 ? 2 : 3)

/**
 * The word of a name that is spelled most like this one, in the same script: இஞ்சி is near idli, but no help to
 * somebody who types Latin letters.
 */
export const nearestWord = (lexicon: Lexicon, { stem, shown }: Word): string | undefined =>
  lexicon
    .near(stem, farthestSpelling(stem))
    .filter(({ term }) => namesWith(term) > 0 && !isFiller(term.stem))
    .filter(({ term }) => LATIN.test(term.shown) === LATIN.test(shown))
    .filter(({ term, distance }) => distance < 2 || term.stem[0] === stem[0])
    .map(({ term, distance }) => ({ term, distance, names: namesWith(term) }))
    .sort((a, b) => a.distance - b.distance || b.names - a.names)
    .at(0)?.term.shown
