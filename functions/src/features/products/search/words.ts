/** How text becomes words, the same for what is sold and what is asked for. */

/** A word as it was written (lower case, without accents) and the form under which it is kept. */
export type Word = { written: string; stem: string }

const COMBINING_ACCENTS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘`]/g
// Letters with their vowel signs (Devanagari writes vowels as marks), or digits: "500ml" is two words, as "500 ml" is.
const WORD = /\p{N}+(?:\.\p{N}+)?|[\p{L}\p{M}]+/gu

const ASCII = /^[\0-\x7f]*$/

const plain = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(COMBINING_ACCENTS, ''))
    .replace(APOSTROPHES, '')
    .toLowerCase()

export const wordsOf = (text: string): Word[] => (plain(text).match(WORD) ?? []).map(wordFor)

// A catalogue says the same few thousand words again and again: each is stemmed, and kept in memory, once.
const MOST_KNOWN = 20_000
const known = new Map<string, Word>()

const wordFor = (written: string): Word => {
  const word = known.get(written)
  if (word) return word
  const made = { written, stem: stem(written) }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(written, made)
  return made
}

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word)

/** Plurals, English and those of Hindi in Latin letters (katoriyan): "glasses" and "glass" are one word. */
const stem = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s')) return word.replace(/(?<=\p{L}{3})iyan$/u, 'i')
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ives')) return word.slice(0, -3) + 'fe'
  if (word.endsWith('elves')) return word.slice(0, -3) + 'f'
  if (word.endsWith('ies') && word.length > 4) return word.slice(0, -3) + 'y'
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

// Words that hold a sentence together and name nothing: asked for alone they count, else they are passed over.
const FILLERS = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

export const isFiller = (word: string): boolean => FILLERS.has(word)

// What follows one of these tells of size or use, not what the thing is: "Bottle with Cap", "Bowl Set of 6".
const QUALIFIERS = new Set([...FILLERS, 'set', 'pack', 'combo', 'pc', 'piece', 'litre', 'liter'])

/**
 * Place of the word that says what the thing is: the last one before any qualifier, so that a search for "bottle"
 * puts the Steel Bottle before the Bottle Brush.
 */
export const headOf = (words: readonly Word[]): number => {
  let head = 0
  for (const [place, { stem: word }] of words.entries()) {
    if (QUALIFIERS.has(word) || isNumber(word)) {
      if (place > 0) break
      continue
    }
    head = place
  }
  return head
}
