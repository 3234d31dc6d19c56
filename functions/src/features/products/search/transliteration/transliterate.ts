import type { Kind } from '../../kinds/kind.ts'
import { KINDS, namesOfKind } from '../../kinds/kinds.ts'
import { PLAIN_WORDS } from '../vocabulary/plain-words.ts'
import { devanagariToLatin, singular } from './devanagari.ts'
import { LOAN_WORDS } from './loan-words.ts'
import { REGIONAL_WORDS } from './regional-words.ts'
import { tamilToLatin } from './tamil.ts'

/** Unicode orders the Indian scripts alike: each letter has a fixed distance to its Devanagari counterpart. */
const BEHIND_DEVANAGARI = 0x80

const KHANDA_TA = /\u09ce/g
/** One code for two sounds: য is spoken j; with a dot or after a consonant, y. */
const SPOKEN_J = /(?<!\u09cd)\u09af(?!\u09bc)/g
const SPOKEN_Y = /\u09af\u09bc/g
const RA_WITH_DOT = /[\u09a1\u09a2]\u09bc/g

/**
 * Bengali → the Latin letters typed for it: থালা → thala, কড়াই → karai. As for Hindi, except for letters spoken
 * otherwise. The inherent vowel is written a, as in names of the region, not o as it is spoken.
 *
 * @param word decomposed (NFD)
 */
const bengaliToLatin = (word: string): string => {
  const spoken = word
    .replaceAll(KHANDA_TA, 'ত্')
    .replaceAll(SPOKEN_J, 'জ')
    .replaceAll(SPOKEN_Y, 'য')
    .replaceAll(RA_WITH_DOT, 'র')
    .normalize('NFC')
  const inDevanagari = Array.from(spoken, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - BEHIND_DEVANAGARI),
  )
  return devanagariToLatin(inDevanagari.join(''))
}

/** Words in Indian scripts → the Latin letters that Indians type for them, or the English word. */

type Script = {
  letters: RegExp
  /** Takes a word in decomposed letters (NFD). */
  toLatin: (word: string) => string
  /** Suffixes of nouns, longest first: স্টিলের is of steel, தட்டுகள் are plates. */
  endings: readonly string[]
  /** How what is left stands alone: पाण्या(ची) is पाणी, தண்ணீர(ுக்கு) தண்ணீர். */
  alone: readonly (readonly [RegExp, string])[]
}

const list = (endings: string): readonly string[] =>
  endings.split(' ').map((ending) => ending.normalize('NFD'))

const SCRIPTS: readonly Script[] = [
  {
    letters: /^[\u0900-\u097f]+$/,
    toLatin: (word) => devanagariToLatin(singular(word)),
    endings: list('ांसाठी ांच्या ांचा ांची ांचे साठी च्या चा ची चे चं ांना ला सह त'),
    alone: [
      [/\u094d\u092f\u093e?$/, '\u0940'],
      [/\u094d\u092f\u093e?$/, '\u093e'],
      [/\u094d\u092f\u093e?$/, '\u0947'],
      [/\u093e$/, ''],
    ],
  },
  {
    letters: /^[\u0980-\u09ff]+$/,
    toLatin: bengaliToLatin,
    endings: list('গুলো গুলি দের য়ের সহ ের টা টি র'),
    alone: [],
  },
  {
    letters: /^[\u0b80-\u0bff]+$/,
    toLatin: tamilToLatin,
    endings: list('களுக்கான களுக்கு க்கள் கள் யுடன் ுடன் வுக்கு வுக்கான ுக்கான ுக்கு க்கான க்கு யில் ில் ின் க் ச் த் ப்'),
    alone: [[/$/, '\u0bcd']],
  },
]

const scriptOf = (word: string): Script | undefined =>
  SCRIPTS.find(({ letters }) => letters.test(word))

export const isIndian = (word: string): boolean => scriptOf(word) !== undefined

/** Without the dots of ज़ and ড়, which many leave out. */
const withoutDots = (word: string): string =>
  word.normalize('NFD').replaceAll(/[\u093c\u09bc]/g, '')

const IS_ONE_LATIN_WORD = /^[a-z]+$/

/** Names of kinds in the scripts of regions, by a name of one word in Latin letters. */
const regionalKinds = (kind: Kind): (readonly [string, readonly string[]])[] => {
  const latin = namesOfKind(kind).find((name) => IS_ONE_LATIN_WORD.test(name))
  const regional = [kind.mr, kind.bn, kind.ta].flat()
  return latin === undefined ? [] : [[latin, regional]]
}

const LOANS = new Map(
  [
    ...KINDS.flatMap(regionalKinds),
    ...Object.entries(LOAN_WORDS),
    ...Object.entries(REGIONAL_WORDS),
  ].flatMap(([english, words]) =>
    words.filter(isIndian).map((word) => [withoutDots(word), english] as const),
  ),
)

/** Hindi nouns that other languages share, for their forms in those: मसाल्याचा is of मसाला. */
const HINDI = new Map(
  [...KINDS.map(namesOfKind), ...PLAIN_WORDS.map(({ same }) => same)].flatMap((same) => {
    const latin = same.find((name) => IS_ONE_LATIN_WORD.test(name))
    return latin === undefined
      ? []
      : same.filter(isIndian).map((word) => [withoutDots(word), latin] as const)
  }),
)

/** English words with this beginning: स्टी is the beginning of steel. */
export const loanWordsStartingWith = (word: string): string[] => {
  if (!isIndian(word)) return []
  const beginning = withoutDots(word)
  return [...LOANS].flatMap(([loan, english]) => (loan.startsWith(beginning) ? [english] : []))
}

const loanOf = (word: string, { endings, alone }: Script): string | undefined => {
  const plain = withoutDots(word)
  const loan = LOANS.get(plain) ?? LOANS.get(withoutDots(singular(word)))
  if (loan) return loan
  for (const end of endings) {
    if (!plain.endsWith(end)) continue
    const rest = plain.slice(0, -end.length)
    const forms = [rest, ...alone.map(([letters, instead]) => rest.replace(letters, instead))]
    const found = forms.map((form) => LOANS.get(form) ?? HINDI.get(form)).find(Boolean)
    if (found) return found
  }
  return undefined
}

/** A word in an Indian script (decomposed: NFD) as typed in Latin letters; other words stay. */
export const transliterate = (word: string): string => {
  const script = scriptOf(word)
  return script ? (loanOf(word, script) ?? script.toLatin(word)) : word
}
