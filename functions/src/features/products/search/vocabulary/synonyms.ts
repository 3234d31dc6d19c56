import type { Kind, Use } from '../../kinds/kind.ts'
import { foundWith, KINDS, namesIn, namesOfKind } from '../../kinds/kinds.ts'
import { USES } from '../../kinds/uses.ts'
import { REGIONAL_WORDS } from '../transliteration/regional-words.ts'
import { isIndian } from '../transliteration/transliterate.ts'
import { wordsOf, type Word } from '../words.ts'
import { type SynonymGroup, PLAIN_WORDS } from './plain-words.ts'

/** Hindi colors in all genders and numbers, and English shades. Plain data. */
const COLOR_WORDS: readonly SynonymGroup[] = [
  { same: ['red', 'laal', 'lal', 'surkh', 'लाल'], also: ['maroon'] },
  { same: ['maroon', 'mehroon', 'mahroon', 'meroon', 'मैरून'], also: ['red'] },
  {
    same: ['blue', 'neela', 'neeli', 'neele', 'nila', 'nili', 'nile', 'नीला', 'नीली'],
    also: ['navy', 'sky'],
  },
  { same: ['sky blue', 'aasmani', 'asmani', 'asmaani', 'aasmaani', 'आसमानी'], also: ['blue'] },
  { same: ['turquoise', 'firozi', 'feroza', 'firoza', 'फ़िरोज़ी'], also: ['blue'] },
  { same: ['green', 'hara', 'hari', 'hare', 'haraa', 'हरा', 'हरी'] },
  { same: ['yellow', 'peela', 'peeli', 'peele', 'pila', 'pili', 'पीला', 'पीली'] },
  { same: ['black', 'kaala', 'kaali', 'kaale', 'kala', 'kali', 'kale', 'काला', 'काली'] },
  { same: ['white', 'safed', 'safaid', 'sufaid', 'safeda', 'सफ़ेद'], also: ['cream', 'ivory'] },
  { same: ['pink', 'gulabi', 'gulaabi', 'rani', 'गुलाबी'] },
  { same: ['gray', 'grey', 'slety', 'sleti', 'surmai', 'silver', 'chandi', 'स्लेटी', 'ग्रे'] },
  { same: ['orange', 'narangi', 'naarangi', 'santri', 'kesariya', 'bhagwa', 'saffron', 'नारंगी'] },
  { same: ['purple', 'violet', 'baingani', 'bengani', 'jamuni', 'jaamuni', 'बैंगनी', 'जामुनी'] },
  { same: ['brown', 'bhura', 'bhuri', 'bhure', 'bhoora', 'bhoori', 'kathai', 'भूरा', 'कत्थई'] },
  { same: ['golden', 'gold', 'sunehra', 'sunehri', 'sunahra', 'sunahri', 'सुनहरा', 'सुनहरी'] },
  { same: ['beige', 'badami', 'baadami', 'बादामी'], also: ['cream'] },
  { same: ['multicolor', 'multicolour', 'rangeen', 'rang birangi', 'rangbirangi', 'colorful'] },
]

/** A phrase as stems. */
export type Phrase = readonly string[]

/**
 * `same` is the thing itself, `also` what it may mean as well; `kind` is the id of the kind of goods it names,
 * `isUse` says that it names what goods are for.
 */
export type Synonyms = {
  same: readonly Phrase[]
  also: readonly Phrase[]
  kind?: string | undefined
  isUse?: boolean | undefined
}

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

type Group = SynonymGroup & Pick<Synonyms, 'kind' | 'isUse'>

const kindGroup = (kind: Kind): Group => ({
  kind: kind.id,
  same: namesOfKind(kind),
  also: foundWith(kind).flatMap(namesOfKind),
})

const useGroup = ({ id, names, also }: Use): Group => {
  const kinds = KINDS.filter(({ uses }) => uses.includes(id))
  return {
    isUse: true,
    same: namesIn(names),
    also: [...(also ? namesIn(also) : []), ...kinds.flatMap(namesOfKind)],
  }
}

const readGroups = (): readonly Group[] => {
  const regional = regionalWords()
  return [
    ...KINDS.map(kindGroup),
    ...[...PLAIN_WORDS, ...COLOR_WORDS, ...USES.map(useGroup)].map(({ same, ...group }) => ({
      ...group,
      same: [...same, ...same.flatMap((word) => regional.get(word) ?? [])],
    })),
    ...[...regional].map(([word, said]) => ({ same: [word, ...said] })),
  ]
}

/** A kind, and where its name stands. */
type NamedKind = { kind: string; from: number; to: number }

class SynonymTable {
  /** Bounded by the synonyms in the code. */
  readonly synonyms = new Map<string, Synonyms>()
  /** Bounded by the synonyms. */
  readonly words = new Map<string, Word>()
  /** For each single word, its group's representative. Bounded by the synonyms. */
  readonly #standIns = new Map<string, string>()
  /** First words of the names of kinds, as stand-ins. Bounded by the kinds. */
  readonly #kindsFrom = new Set<string>()
  /** Bounded by the kinds. */
  readonly #kindNames: Phrase[] = []
  #longestKind = 1
  readonly #alike: ReadonlyMap<string, Synonyms>
  longest = 1

  constructor() {
    for (const group of readGroups()) this.#add(group)
    // Once all words that stand for each other are known: "kid bottle" begins with what "bachcha" stands for.
    for (const phrase of this.#kindNames) this.#kindsFrom.add(this.#standInOf(phrase[0] ?? ''))
    this.#alike = new Map(
      [...this.synonyms].flatMap(([key, meant]) => {
        const phrase = key.split(' ')
        const itself = { ...meant, same: [...meant.same, phrase] }
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

  #add({ same, also = [], kind, isUse }: Group): void {
    const sameStems = same.map(stemsOf)
    const alsoStems = also.map(stemsOf)
    const single = sameStems.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
    for (const stem of single)
      this.#standIns.set(stem, this.#standIns.get(stem) ?? single[0] ?? stem)
    for (const [at, text] of same.entries()) {
      const phrase = sameStems[at] ?? []
      const key = keyOf(phrase)
      const known = this.synonyms.get(key) ?? NONE
      this.synonyms.set(key, {
        same: others([...known.same, ...sameStems], key),
        also: others([...known.also, ...alsoStems], key),
        kind: known.kind ?? kind,
        isUse: known.isUse ?? isUse,
      })
      if (kind) {
        this.#kindNames.push(phrase)
        this.#longestKind = Math.max(this.#longestKind, phrase.length)
      }
      this.longest = Math.max(this.longest, phrase.length)
      // As first written: names in Latin letters stand before those in other scripts.
      if (phrase.length === 1)
        for (const word of wordsOf(text))
          if (!this.words.has(word.stem)) this.words.set(word.stem, word)
    }
  }

  #standInOf(stem: string): string {
    return this.#standIns.get(stem) ?? stem
  }

  /** Kinds of goods that are named in these words, by the longest names, from left to right. */
  kindsIn(stems: Phrase): NamedKind[] {
    const found: NamedKind[] = []
    for (let from = 0; from < stems.length; from++) {
      if (!this.#kindsFrom.has(this.#standInOf(stems[from] ?? ''))) continue
      for (let to = Math.min(stems.length, from + this.#longestKind); to > from; to--) {
        const { kind } = this.of(stems.slice(from, to))
        if (kind === undefined) continue
        found.push({ kind, from, to })
        from = to - 1
        break
      }
    }
    return found
  }

  /** Through "bartan stand", "utensil stand" and "bartan holder" are known. */
  #likeKeyOf(phrase: Phrase): string {
    return keyOf(phrase.map((stem) => this.#standInOf(stem)))
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

export const kindsIn = (stems: Phrase): NamedKind[] => table().kindsIn(stems)
