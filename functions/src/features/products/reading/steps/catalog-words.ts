import { synonymsOf } from '../../search/vocabulary/synonyms.ts'
import { wordsOf, type Word } from '../../search/words.ts'
import {
  PAST_WORDS,
  POLITE_WORDS,
  STATING_WORDS,
  REQUEST_WORDS,
} from '../vocabulary/context-words.ts'
import { COUNTERS, SET_WORDS } from '../vocabulary/number-words.ts'
import { CHATTER_WORDS, DOUBTFUL_WORDS } from '../vocabulary/talk.ts'
import type { RequestedLine } from './requested-lines.ts'
import type { Token } from './tokens.ts'

/** What distinguishes the catalog's products, by all ways to say it. Keys are stems, joined by blanks. */
export type CatalogWords = {
  colors: ReadonlyMap<string, ReadonlySet<string>>
  /** Sizes that are words: Small, Large. */
  sizes: ReadonlyMap<string, ReadonlySet<string>>
  /** Materials and brands: they describe a kind, not the thing itself. */
  kinds: ReadonlySet<string>
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem)

const phrasesFor = (value: string): string[] => {
  const stems = stemsOf(value)
  if (stems.length === 0) return []
  return [stems, ...synonymsOf(stems).same].map((phrase) => phrase.join(' '))
}

const byPhrase = (values: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const value of values)
    for (const saying of phrasesFor(value))
      found.set(saying, (found.get(saying) ?? new Set()).add(value))
  return found
}

type Values = {
  colors: readonly string[]
  sizes: readonly string[]
  materials: readonly string[]
  brands: readonly string[]
}

export const catalogWords = ({ colors, sizes, materials, brands }: Values): CatalogWords => ({
  colors: byPhrase(colors),
  sizes: byPhrase(sizes.filter((size) => !/\p{N}/u.test(size))),
  // A brand may sound like goods (Deepam): only its own words count.
  kinds: new Set([...materials.flatMap(phrasesFor), ...brands.flatMap(stemsOf)]),
})

/** A line's words, sorted by meaning. */
export type Hints = {
  colors: ReadonlySet<string>
  sizes: ReadonlySet<string>
  /** Words for the thing, its material and its brand. */
  words: { word: Word; isLight: boolean; isKind: boolean; token: Token }[]
  isDoubtful: boolean
  /** It says that something is or was, not that it is wanted. */
  isStated: boolean
}

const isStated = (words: readonly Token[]): boolean => {
  const has = (set: ReadonlySet<string>) => words.some(({ plain }) => set.has(plain))
  // "liye the" is Hindi, and no English sentence ends in "the".
  const isPast = has(PAST_WORDS) || words.at(-1)?.plain === 'the'
  return (isPast && !has(POLITE_WORDS)) || (has(STATING_WORDS) && !has(REQUEST_WORDS))
}

/** Colors, sizes, materials and brands of a line, by the catalog's values; chatter is left out. */
export const readHints = (requested: RequestedLine, known: CatalogWords): Hints => {
  const colors = new Set<string>()
  const sizes = new Set<string>()
  const words: Hints['words'] = []
  let isDoubtful = requested.isQuestion
  const uncoded = requested.words.filter(({ isCode }) => !isCode)
  const tokens = uncoded.flatMap((token) => wordsOf(token.text).map((word) => ({ token, word })))
  for (let at = 0; at < tokens.length; at++) {
    const [here, next] = [tokens[at], tokens[at + 1]]
    if (!here) break
    const { token, word } = here
    const pair = next ? `${word.stem} ${next.word.stem}` : ''
    const phrase = known.colors.has(pair) || known.sizes.has(pair) ? pair : word.stem
    const color = known.colors.get(phrase)
    const size = known.sizes.get(phrase)
    if (color || size) {
      for (const value of color ?? []) colors.add(value)
      for (const value of size ?? []) sizes.add(value)
      words.push({ word, isLight: true, isKind: false, token })
      if (phrase === pair) at++
      continue
    }
    if (DOUBTFUL_WORDS.has(token.plain)) isDoubtful = true
    else if (!CHATTER_WORDS.has(token.plain) && !COUNTERS.has(token.plain))
      words.push({
        word,
        token,
        isLight: SET_WORDS.has(token.plain) || word.stem === 'set',
        isKind: known.kinds.has(word.stem),
      })
  }
  return { colors, sizes, words, isDoubtful, isStated: isStated(requested.words) }
}
