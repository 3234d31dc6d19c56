/**
 * The common sound of two spellings: सेलो (selo) and Cello, ओमैक्स (omaiks) and Omax. English spelling is brought close
 * to its pronunciation; only consonants remain.
 */

const SPOKEN: [RegExp, string][] = [
  [/^kn/, 'n'],
  [/tch/g, 'ch'],
  [/[st]ion/g, 'shan'],
  [/dge|ge$/g, 'j'],
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // People often confuse aspirated and plain consonants.
  [/(?<=[bcdgjkst])h+/g, ''],
  [/(.)\1+/g, '$1'],
]

const VOWELS = /[aeiouy]/g

/** A word's consonants as they sound, for Latin letters. */
export const soundKey = (word: string): string => {
  const spoken = SPOKEN.reduce((text, [letters, sound]) => text.replace(letters, sound), word)
  return spoken.replace(VOWELS, '').replaceAll(/(.)\1+/g, '$1')
}
