import { SPOKEN_NUMBERS } from '@bartan/contract/products/search-price/vocabulary'
import { kindsIn, synonymsOf } from './vocabulary/synonyms.ts'
import { isFiller, isNumber, wordsOf, type Word } from './words.ts'

/** A word of a query. `isExtra`: what a thing is for, or comes with; it may be missed. */
export type QueryWord = Word & { isExtra?: true }

const FAMILY = new Set('family parivar'.split(' '))
const PERSONS = new Set('people person member log logon'.split(' '))

const isCount = (word: Word | undefined): boolean =>
  word !== undefined && (isNumber(word.stem) || SPOKEN_NUMBERS.has(word.written))

/** "A family of four", "4 people": for how many says nothing that products tell. */
const withoutHeads = (words: readonly Word[]): Word[] =>
  words.filter((word, at) => {
    if (FAMILY.has(word.stem)) return false
    const [before, next] = [words[at - 1], words[at + 1]]
    if (PERSONS.has(word.stem)) return !isCount(before)
    if (!isCount(word)) return true
    const isOfFamily = before?.stem === 'of' && FAMILY.has(words[at - 2]?.stem ?? '')
    return !isOfFamily && !PERSONS.has(next?.stem ?? '')
  })

/** "For" and "with" come before what is extra, "ke liye" behind it. */
const BEFORE = new Set('for with'.split(' '))
const BEHIND = new Set('liye lie sathi janya'.split(' '))

const marked = (words: readonly Word[]): QueryWord[] => {
  const from = words.findIndex(({ stem }, at) => at > 0 && BEFORE.has(stem))
  const to = words.findLastIndex(({ stem }) => BEHIND.has(stem))
  const isExtra = (at: number) => (from >= 0 && at > from) || at < to
  return words.map((word, at) => (isExtra(at) ? { ...word, isExtra: true } : word))
}

const plain = ({ isExtra: _isExtra, ...word }: QueryWord): QueryWord => word

/**
 * At least one word says the thing, if need be that of a kind ("tawa roti ke liye"); beside it, a word for a use ("mug
 * gift") is extra wherever it stands.
 */
const withThing = (words: readonly QueryWord[]): QueryWord[] => {
  const isAnyThing = words.some(({ isExtra }) => !isExtra)
  const asked = isAnyThing
    ? words.map((word) => (word.isExtra ? '' : word.stem))
    : words.map(({ stem }) => stem)
  const [kind] = kindsIn(asked)
  if (!kind) return isAnyThing ? [...words] : words.map(plain)
  return words.map((word, at) => {
    if (at >= kind.from && at < kind.to) return isAnyThing ? word : plain(word)
    return synonymsOf([word.stem]).isUse ? { ...word, isExtra: true } : word
  })
}

/** The words that are searched for; fillers only if there is nothing else. */
export const queryWords = (query: string, most: number): QueryWord[] => {
  const all = wordsOf(query).slice(0, most)
  const telling = marked(withoutHeads(all)).filter(({ stem }) => !isFiller(stem))
  return telling.length === 0 ? all : withThing(telling)
}
