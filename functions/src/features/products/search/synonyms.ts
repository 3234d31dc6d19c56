import { SYNONYM_GROUPS } from './synonym-groups.ts'
import type { SynonymGroup } from './synonym-groups.ts'
import { REGIONAL_WORDS } from './transliteration/regional-words.ts'
import { isIndian } from './transliteration/transliterate.ts'
import { wordsOf } from './words.ts'
import type { Word } from './words.ts'

/** A phrase as its stems. */
export type Phrase = readonly string[]

/** `same` means the thing itself, `also` what it may also mean. */
export type Synonyms = { same: readonly Phrase[]; also: readonly Phrase[] }

const keyOf = (phrase: Phrase) => phrase.join(' ')
const stemsOf = (text: string): Phrase => wordsOf(text).map(({ stem }) => stem)

/** Without repeats (Devanagari and Latin spellings can coincide), and without the phrase of this key. */
const others = (phrases: readonly Phrase[], key: string): Phrase[] => {
  const byKey = new Map(phrases.map((phrase) => [keyOf(phrase), phrase]))
  byKey.delete(key)
  return [...byKey.values()]
}

const NONE: Synonyms = { same: [], also: [] }
const synonyms = new Map<string, Synonyms>()
const words = new Map<string, Word>()
/** For each single word, the one that stands for all of its group. */
const standIns = new Map<string, string>()
let longest = 1

/** In Latin letters; in their own, transliteration knows them. */
const regional = new Map(
  Object.entries(REGIONAL_WORDS).map(([word, said]) => [
    word,
    said.filter((one) => !isIndian(one)),
  ]),
)
const inRegions = (same: readonly string[]) => same.flatMap((word) => regional.get(word) ?? [])

/** With what each region calls it. */
const GROUPS: readonly SynonymGroup[] = [
  ...SYNONYM_GROUPS.map(({ same, ...group }) => ({
    ...group,
    same: [...same, ...inRegions(same)],
  })),
  ...[...regional].map(([word, said]) => ({ same: [word, ...said] })),
]

for (const { same, also = [] } of GROUPS) {
  const single = same.map(stemsOf).flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  for (const stem of single) standIns.set(stem, standIns.get(stem) ?? single[0] ?? stem)
  for (const text of same) {
    const phrase = stemsOf(text)
    const key = keyOf(phrase)
    const known = synonyms.get(key) ?? NONE
    synonyms.set(key, {
      same: others([...known.same, ...same.map(stemsOf)], key),
      also: others([...known.also, ...also.map(stemsOf)], key),
    })
    longest = Math.max(longest, phrase.length)
    if (phrase.length === 1) for (const word of wordsOf(text)) words.set(word.stem, word)
  }
}

/** With "bartan stand", "utensil stand" and "bartan holder" are known. */
const likeKeyOf = (phrase: Phrase) => keyOf(phrase.map((stem) => standIns.get(stem) ?? stem))
const alike = new Map(
  [...synonyms].flatMap(([key, meant]) => {
    const phrase = key.split(' ')
    const itself = { same: [...meant.same, phrase], also: meant.also }
    return phrase.length > 1 ? [[likeKeyOf(phrase), itself] as const] : []
  }),
)

/** Other ways to say a phrase; none for most. */
export const synonymsOf = (phrase: Phrase): Synonyms =>
  synonyms.get(keyOf(phrase)) ??
  (phrase.length > 1 ? alike.get(likeKeyOf(phrase)) : undefined) ??
  NONE

/** Every single word that has synonyms: such a word is known even if the catalog does not contain it. */
export const synonymWords = (): Iterable<Word> => words.values()

/** Words in the longest phrase that has synonyms. */
export const LONGEST_PHRASE = longest
