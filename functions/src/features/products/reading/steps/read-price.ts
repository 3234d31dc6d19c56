import { CURRENCY, OR_LESS, UNDER } from '@bartan/contract/products/search-price/vocabulary'
import { SET_WORDS } from '../vocabulary/number-words.ts'
import { plainWord, wordsIn } from '../vocabulary/plain-word.ts'
import { CALLING_WORDS, DESCRIBING_WORDS } from '../vocabulary/talk.ts'
import { unitOf } from '../vocabulary/units.ts'
import type { Read } from './part.ts'
import { plainAt, PRICE_FROM } from './said-numbers.ts'
import type { Token } from './tokens.ts'

const CURRENCIES: ReadonlySet<string> = new Set([...CURRENCY].map(plainWord))
type Phrases = ReadonlyMap<string, readonly string[][]>

/** By their first words. */
const phrases = (list: readonly string[]): Phrases =>
  Map.groupBy(list.map(wordsIn), ([first = '']) => first)
const BEFORE = phrases(UNDER)
const BEHIND = phrases(OR_LESS)

/** The end of the longest phrase that begins here; `at` if none does. */
const behind = (tokens: readonly Token[], at: number, list: Phrases): number => {
  let end = at
  for (const phrase of list.get(plainAt(tokens, at)) ?? [])
    if (phrase.every((word, i) => plainAt(tokens, at + i) === word))
      end = Math.max(end, at + phrase.length)
  return end
}

const isCurrency = (tokens: readonly Token[], at: number): boolean =>
  CURRENCIES.has(plainAt(tokens, at).replace(/\.$/, ''))

export const readPrice = (tokens: readonly Token[], at: number): Read | undefined => {
  const afterBound = behind(tokens, at, BEFORE)
  let from = afterBound
  if (isCurrency(tokens, from)) from++
  if (plainAt(tokens, from) === '.') from++
  const value = tokens[from]?.digits
  if (value === undefined) return undefined
  let end = from + 1
  let isMoney = from > afterBound
  if (plainAt(tokens, end) === '/' && plainAt(tokens, end + 1) === '-')
    [end, isMoney] = [end + 2, true]
  if (isCurrency(tokens, end)) [end, isMoney] = [end + 1, true]
  const afterLess = behind(tokens, end, BEHIND)
  const isBound = afterBound > at || (afterLess > end && value >= PRICE_FROM)
  if (afterLess > end && isBound) end = afterLess
  const isCalled = value >= PRICE_FROM && DESCRIBING_WORDS.has(plainAt(tokens, end))
  const isSaid = value >= PRICE_FROM && /^(for|at|price|of|@|=)$/.test(plainAt(tokens, at - 1))
  const isCounted =
    SET_WORDS.has(plainAt(tokens, end)) || unitOf(plainAt(tokens, end)) !== undefined
  if (!isMoney && (isCounted || !(isBound || isCalled || isSaid))) return undefined
  // "300 wala" may be a size, a price, or about that price.
  const isOpen = CALLING_WORDS.has(plainAt(tokens, end))
  while (DESCRIBING_WORDS.has(plainAt(tokens, end)) || plainAt(tokens, end) === 'का') end++
  return { part: { kind: 'price', value, isBound, ...(isOpen && { isOpen }) }, end }
}
