import { devanagariToLatin } from './devanagari.ts'

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
export const bengaliToLatin = (word: string): string => {
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
