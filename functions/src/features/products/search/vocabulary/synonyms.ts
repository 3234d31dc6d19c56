import { COLOR_WORDS } from './color-words.ts'
import { HOME_WORDS } from './home-words.ts'
import { HOUSEHOLD_WORDS } from './synonym-groups.ts'
import type { SynonymGroup } from './synonym-groups.ts'
import { OCCASION_WORDS } from './occasion-words.ts'
import { REGIONAL_WORDS } from '../transliteration/regional-words.ts'
import { isIndian } from '../transliteration/transliterate.ts'
import { USE_WORDS } from './use-words.ts'
import { wordsOf } from '../words.ts'
import type { Word } from '../words.ts'

/** A phrase as stems. */
export type Phrase = readonly string[]

/** `same` is the thing itself, `also` what it may mean as well. */
export type Synonyms = { same: readonly Phrase[]; also: readonly Phrase[] }

export const keyOf = (phrase: Phrase) => phrase.join(' ')
export const stemsOf = (text: string): Phrase => wordsOf(text).map(({ stem }) => stem)

/** Without repeats (Devanagari and Latin spellings can coincide), and without this phrase. */
const others = (phrases: readonly Phrase[], key: string): Phrase[] => {
  const byKey = new Map(phrases.map((phrase) => [keyOf(phrase), phrase]))
  byKey.delete(key)
  return [...byKey.values()]
}

const NONE: Synonyms = { same: [], also: [] }

/** In Latin letters; transliteration knows their own scripts. */
const regionalWords = () =>
  new Map(
    Object.entries(REGIONAL_WORDS).map(([word, said]) => [
      word,
      said.filter((one) => !isIndian(one)),
    ]),
  )

/** With regional words. */
const readGroups = (): readonly SynonymGroup[] => {
  const regional = regionalWords()
  return [
    ...[...HOUSEHOLD_WORDS, ...HOME_WORDS, ...COLOR_WORDS, ...USE_WORDS, ...OCCASION_WORDS].map(
      ({ same, ...group }) => ({
        ...group,
        same: [...same, ...same.flatMap((word) => regional.get(word) ?? [])],
      }),
    ),
    ...[...regional].map(([word, said]) => ({ same: [word, ...said] })),
  ]
}

class SynonymTable {
  /** Bounded by the synonyms in the code. */
  readonly synonyms = new Map<string, Synonyms>()
  /** Bounded by the synonyms. */
  readonly words = new Map<string, Word>()
  /** For each single word, its group's representative. Bounded by the synonyms. */
  readonly #standIns = new Map<string, string>()
  readonly #alike: ReadonlyMap<string, Synonyms>
  longest = 1

  constructor() {
    for (const group of readGroups()) this.#add(group)
    this.#alike = new Map(
      [...this.synonyms].flatMap(([key, meant]) => {
        const phrase = key.split(' ')
        const itself = { same: [...meant.same, phrase], also: meant.also }
        return phrase.length > 1 ? [[this.#likeKeyOf(phrase), itself] as const] : []
      }),
    )
  }

  of(phrase: Phrase): Synonyms {
    return (
      this.synonyms.get(keyOf(phrase)) ??
      (phrase.length > 1 ? this.#alike.get(this.#likeKeyOf(phrase)) : undefined) ??
      NONE
    )
  }

  #add({ same, also = [] }: SynonymGroup): void {
    const sameStems = same.map(stemsOf)
    const single = sameStems.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
    for (const stem of single)
      this.#standIns.set(stem, this.#standIns.get(stem) ?? single[0] ?? stem)
    for (const text of same) {
      const phrase = stemsOf(text)
      const key = keyOf(phrase)
      const known = this.synonyms.get(key) ?? NONE
      this.synonyms.set(key, {
        same: others([...known.same, ...sameStems], key),
        also: others([...known.also, ...also.map(stemsOf)], key),
      })
      this.longest = Math.max(this.longest, phrase.length)
      if (phrase.length === 1) for (const word of wordsOf(text)) this.words.set(word.stem, word)
    }
  }

  /** Through "bartan stand", "utensil stand" and "bartan holder" are known. */
  #likeKeyOf(phrase: Phrase): string {
    return keyOf(phrase.map((stem) => this.#standIns.get(stem) ?? stem))
  }
}

let read: SynonymTable | undefined

/** Loaded at first search: it takes a tenth of a cold start. */
const table = (): SynonymTable => (read ??= new SynonymTable())

/** Other ways to say a phrase; empty for most. */
export const synonymsOf = (phrase: Phrase): Synonyms => table().of(phrase)

/** All single words with synonyms: they are known even if the catalog lacks them. */
export const synonymWords = (): Iterable<Word> => table().words.values()

/** The single word with this stem that has synonyms. */
export const synonymWord = (stem: string): Word | undefined => table().words.get(stem)

/** The number of words in the longest phrase with synonyms. */
export const longestPhrase = (): number => table().longest
