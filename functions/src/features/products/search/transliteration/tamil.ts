/**
 * Tamil letters as typed in Latin ones. A hard consonant is one letter with several sounds: [first or doubled, between
 * vowels, after a nasal].
 */
const HARD: Record<string, readonly [string, string, string]> = {
  க: ['k', 'g', 'g'],
  ச: ['s', 's', 'j'],
  ட: ['t', 'd', 'd'],
  த: ['th', 'th', 'dh'],
  ப: ['p', 'b', 'b'],
}

const SOFT: Record<string, string> = {
  ங: 'n',
  ஞ: 'n',
  ண: 'n',
  ந: 'n',
  ன: 'n',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ற: 'r',
  ல: 'l',
  ள: 'l',
  ழ: 'zh',
  வ: 'v',
  ஜ: 'j',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
}

const VOWELS: Record<string, string> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
}

const VOWEL_SIGNS: Record<string, string> = {
  '\u0bbe': 'a',
  '\u0bbf': 'i',
  '\u0bc0': 'i',
  '\u0bc1': 'u',
  '\u0bc2': 'u',
  '\u0bc6': 'e',
  '\u0bc7': 'e',
  '\u0bc8': 'ai',
  '\u0bca': 'o',
  '\u0bcb': 'o',
  '\u0bcc': 'au',
}

const PULLI = '\u0bcd'
/** Before ப it makes an f. */
const AYTHAM_F = /\u0b83ப/g
const NASAL = /[ஙஞணநனம]/

/** A consonant with its vowel: none with a dot above (pulli), a by default; or a vowel alone. */
const SYLLABLE = /([\u0b95-\u0bb9f])([\u0bbe-\u0bcd])?|[\u0b85-\u0b94]/g

/** The sound of a hard consonant, by its sign and the letter before. */
const hardIn = (
  [first, between, behindNasal]: readonly string[],
  isSilent: boolean,
  before: Last,
) => {
  if (before === undefined || isSilent) return first
  if (!before.isSilent) return between
  return NASAL.test(before.letter) ? behindNasal : first
}

/** The letter before; `isSilent`: a consonant without a vowel. */
type Last = { letter: string; isSilent: boolean } | undefined

/**
 * Tamil → the Latin letters typed for it: குடம் → kudam, தட்டு → thattu, மஞ்சள் → manjal. Unlike in Hindi, each vowel
 * is spoken; a hard consonant is soft between vowels and after a nasal.
 *
 * @param word decomposed (NFD)
 */
export const tamilToLatin = (word: string): string => {
  let latin = ''
  let before: Last
  const letters = word.normalize('NFC').replaceAll(AYTHAM_F, 'f')
  for (const [found, consonant, sign = ''] of letters.matchAll(SYLLABLE)) {
    const isSilent = sign === PULLI
    const isSecond = before?.isSilent && before.letter === consonant
    // Doubled consonants are typed as one sound: பச்சை is pachai, கத்தி kathi.
    if (isSecond && consonant === 'ச') latin = `${latin.slice(0, -1)}ch`
    else if (consonant && !(isSecond && consonant === 'த')) {
      const hard = HARD[consonant]
      latin += hard ? hardIn(hard, isSilent, before) : (SOFT[consonant] ?? consonant)
    }
    if (consonant) latin += isSilent ? '' : (VOWEL_SIGNS[sign] ?? 'a')
    else latin += VOWELS[found] ?? ''
    before = { letter: consonant ?? found, isSilent }
  }
  return latin
}
