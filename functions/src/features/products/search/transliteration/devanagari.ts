import { CONSONANTS, VOWELS, VOWEL_SIGNS } from './devanagari-letters.ts'

/**
 * Hindi and Marathi in Devanagari → the Latin letters that Indians type for them: बाल्टी → balti, चकला → chakla, गिलास
 * → gilas. This is one spelling of many (baalti, baltee); the others are in plain-words.ts.
 *
 * The inherent vowel follows each consonant but isn't always spoken. The rule is from M. Ohala, "Aspects of Hindi
 * Phonology" (1983). It is silent at the end of a word, and after a vowel plus one consonant if one consonant plus a
 * vowel follow; applied from right to left.
 */

const NASALS = new Set(['\u0901', '\u0902'])
const NUKTA = '\u093c'
const VISARGA = '\u0903'
const LIP_SOUND = /^[pfbm]/

/** A consonant (or none) and the following vowel; undefined is the inherent one. */
type Part = { consonant: string; vowel: string | undefined; nasal: boolean }

const partsOf = (word: string): Part[] => {
  const parts: Part[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    const sign = VOWEL_SIGNS[letter]
    const consonant = CONSONANTS[letter]
    if (letter === VISARGA) parts.push({ consonant: 'h', vowel: '', nasal: false })
    else if (consonant !== undefined) parts.push({ consonant, vowel: undefined, nasal: false })
    else if (VOWELS[letter] !== undefined)
      parts.push({ consonant: '', vowel: VOWELS[letter], nasal: false })
    else if (last && sign !== undefined) last.vowel = sign
    else if (last && NASALS.has(letter)) last.nasal = true
    // Only this dot is heard: क़, ख़, ग़, ड़, ढ़ are typed as if they had none.
    else if (last && letter === NUKTA && last.consonant === 'j') last.consonant = 'z'
  }
  return parts
}

/** मित्र is mitra, सूर्य is surya: the vowel stays if the word could not be spoken without it. */
const needsVowel = (before: Part | undefined, { consonant }: Part): boolean =>
  before?.vowel === '' && /^[ryv]$/.test(consonant)

/** Removes silent inherent vowels, and writes out the others. */
const speak = (parts: readonly Part[]): void => {
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]
    const [before, after] = [parts[at - 1], parts[at + 1]]
    if (part?.vowel !== undefined || !part) continue
    const isLast = after === undefined && !needsVowel(before, part)
    const isBetween =
      before !== undefined && before.vowel !== '' && after?.consonant !== '' && !!after?.vowel
    part.vowel = !part.nasal && (isLast || isBetween) ? '' : 'a'
  }
}

const nasalBefore = (next: Part | undefined): string =>
  next && LIP_SOUND.test(next.consonant) ? 'm' : 'n'

// ज्ञ is spoken gy; चाय is typed chai.
const usual = (latin: string): string => latin.replaceAll('jn', 'gy').replace(/(?<=a)y$/, 'i')

const SYLLABLES = /(?<!\u094d)[\u0915-\u0939]|[\u0905-\u0914]/g
const syllables = (word: string): number => word.match(SYLLABLES)?.length ?? 0

/** Ends in a consonant and "en", "on" or "e". */
const OTHER_FORM = /^(.*[\u0915-\u0939]\u093c?)(\u0947\u0902|\u094b\u0902|\u0947)$/
const ENDS_IN_CLUSTER = /\u094d.\u093c?$/

/** The base form of a noun: बोतलें and बोतलों are बोतल; डिब्बे and डिब्बों are डिब्बा. */
export const singular = (word: string): string => {
  const [, rest = '', ending] = OTHER_FORM.exec(word) ?? []
  if (syllables(rest) < 2) return word
  const isOfA = ending === '\u0947' || (ending === '\u094b\u0902' && ENDS_IN_CLUSTER.test(rest))
  return isOfA ? `${rest}\u093e` : rest
}

/** A Devanagari word (decomposed: NFD) as typed in Latin letters. */
export const devanagariToLatin = (word: string): string => {
  const parts = partsOf(word)
  speak(parts)
  const latin = parts
    .map(
      ({ consonant, vowel, nasal }, at) =>
        consonant + vowel + (nasal ? nasalBefore(parts[at + 1]) : ''),
    )
    .join('')
  return usual(latin)
}
