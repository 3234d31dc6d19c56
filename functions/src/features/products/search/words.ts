import { createCache } from '#platform/caches/create-cache.ts'
import { transliterate } from './transliteration/transliterate.ts'

/** Splits text into words, alike for products and queries. */

/**
 * A word as written (lower case, without accents, Indian scripts in Latin letters) and its indexed form: बोतल and botal
 * are the same word. `shown` is for people, in the original script.
 */
export type Word = { written: string; stem: string; shown: string }

const COMBINING_ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘`]/g
/** They join letters within a word. */
const JOINERS = /[\u200c\u200d]/g
/** Digits of Devanagari, Bengali and Tamil; each script's zero has a code that ends in 6. */
const INDIAN_DIGITS = /[\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef]/g
// Letters with vowel signs (marks in Indian scripts), or digits: "500ml" is two words, like "500 ml".
const WORD = /\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+/gu

const ASCII = /^[\0-\x7f]*$/

const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(COMBINING_ACCENTS, '')
    .replace(JOINERS, '')
    .replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0xf) - 6))

const plain = (text: string): string =>
  (ASCII.test(text) ? text : plainLetters(text)).replace(APOSTROPHES, '').toLowerCase()

export const wordsOf = (text: string): Word[] => (plain(text).match(WORD) ?? []).map(wordFor)

// A catalog repeats a few thousand words, so each is stemmed and stored once.
const known = createCache<Word>('words', {
  bytesOf: ({ written, stem: stemmed, shown }) =>
    2 * (written.length + stemmed.length + shown.length),
})

const wordFor = (text: string): Word => {
  const word = known.get(text)
  if (word) return word
  const written = transliterate(text) || text
  const made = { written, stem: stem(written), shown: text.normalize('NFC') }
  known.set(text, made)
  return made
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

/** Removes plurals, English and Hindi in Latin letters (katoriyan): "glasses" and "glass" are one word. */
const stem = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s')) return word.replace(/(?<=\p{L}{3})iyan$/u, 'i')
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ives')) return `${word.slice(0, -3)}fe`
  if (word.endsWith('elves')) return `${word.slice(0, -3)}f`
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

// Fillers count only if they are the whole query.
const ENGLISH_FILLERS = 'a an and for from in me my of on or please some the to want need with'
const HINDI_FILLERS =
  'ka ki ke ko aur ya hai chahiye chaiye acha accha achi acchi me men mein se par lie liye sath saath vala vali vale wala wali wale karne rakhne hetu'
const FILLERS = new Set(`${ENGLISH_FILLERS} ${HINDI_FILLERS}`.split(' '))

/** They say how many, not what: a set of knives may be called a block. */
const PACKAGING = new Set('set pack combo pc pcs piece pair'.split(' '))

export const isPackaging = (word: string): boolean => PACKAGING.has(word)

export const isFiller = (word: string): boolean => FILLERS.has(word)

// What follows describes size or use, not the thing: "Bottle with Cap", "Bowl Set of 6".
const MEASURES = 'set pack combo pc piece litre liter mili kilo'
const QUALIFIERS = new Set([...FILLERS, ...MEASURES.split(' ')])

/**
 * The index of the word that says what the thing is: the last before any qualifier, so that "bottle" ranks the Steel
 * Bottle before the Bottle Brush.
 */
export const headOf = (words: readonly Word[]): number => {
  let head = -1
  for (const [place, { stem: word }] of words.entries()) {
    const isQualifier = QUALIFIERS.has(word) || isNumber(word)
    // "3-in-1 Grater" begins with some.
    if (isQualifier && head >= 0) break
    if (!isQualifier) head = place
  }
  return Math.max(0, head)
}
