import { CURRENCY, OR_LESS, UNDER } from '@bartan/contract/products/search-price/vocabulary'
import { OTHER_PREFIXES, OTHER_UNITS, NUMBER_PREFIXES } from '../vocabulary/context-words.ts'
import {
  COUNTERS,
  fractionOf,
  groupOf,
  SET_WORDS,
  TIMES,
  VAGUE_WORDS,
} from '../vocabulary/number-words.ts'
import { plainWord, wordsIn } from '../vocabulary/plain-word.ts'
import {
  CALLING_WORDS,
  CHATTER_WORDS,
  DESCRIBING_WORDS,
  LINKING_WORDS,
  OR_WORDS,
} from '../vocabulary/talk.ts'
import { unitOf } from '../vocabulary/units.ts'
import type { Part, Read } from './part.ts'
import { endOfHalf, isFraction, numberAt, plainAt, PRICE_FROM } from './said-numbers.ts'
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

const readPrice = (tokens: readonly Token[], at: number): Read | undefined => {
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

/** A larger number isn't a quantity. */
const MAX_QUANTITY = 9999

/** "set of 4", "4 ka set", "4 piece set". */
const readPieces = (tokens: readonly Token[], at: number): Read | undefined => {
  if (SET_WORDS.has(plainAt(tokens, at)) && plainAt(tokens, at + 1) === 'of') {
    const value = numberAt(tokens, at + 2)
    return value === undefined ? undefined : { part: { kind: 'pieces', value }, end: at + 3 }
  }
  const value = numberAt(tokens, at)
  if (value === undefined) return undefined
  const isOpen = CALLING_WORDS.has(plainAt(tokens, at + 1))
  let end = at + 1
  while (COUNTERS.has(plainAt(tokens, end)) || LINKING_WORDS.has(plainAt(tokens, end))) end++
  if (end === at + 1 || !SET_WORDS.has(plainAt(tokens, end))) return undefined
  return { part: { kind: 'pieces', value, ...(isOpen && { isOpen }) }, end: end + 1 }
}

const readMeasure = (tokens: readonly Token[], at: number): Read | undefined => {
  const first = numberAt(tokens, at)
  if (first === undefined) return undefined
  let end = at + 1
  let value = first
  const whole = endOfHalf(tokens, end)
  if (whole > end) [value, end] = [value + 0.5, whole]
  const half = fractionOf(plainAt(tokens, end))
  if (half !== undefined && tokens[end]?.isGlued) [value, end] = [value + half, end + 1]
  if (plainAt(tokens, end) === '-' && unitOf(plainAt(tokens, end + 1)) !== undefined) end++
  const token = tokens[end]
  const unit = unitOf(token?.plain ?? '')
  if (!token || !unit) return undefined
  // "ek step stool" is one stool.
  const isCounted = unit.dimension === 'steps' || unit.dimension === 'pages'
  if (isCounted && (tokens[at]?.digits ?? 0) < 2) return undefined
  // "2 in red" is two; "10in", and "10 in" at the end, are inches.
  if (token.plain === 'in' && !token.isGlued && tokens[end + 1]?.isWord) return undefined
  end++
  if (plainAt(tokens, end) === '.' && tokens[end]?.isGlued) end++
  const isRound = unit.dimension === 'length' && unit.inBase % 1 !== 0
  return {
    part: {
      kind: 'measure',
      measure: { dimension: unit.dimension, value: value * unit.inBase, isRound },
    },
    end,
  }
}

const skipCounters = (tokens: readonly Token[], at: number): number => {
  let end = at
  while (COUNTERS.has(plainAt(tokens, end)) || SET_WORDS.has(plainAt(tokens, end))) {
    // "2 set" counts sets; the search still knows that it is a set.
    if (SET_WORDS.has(plainAt(tokens, end))) return end
    end++
    if (plainAt(tokens, end) === '.' && tokens[end]?.isGlued) end++
  }
  return end
}

const SPAN = new Set(['-', '–', '—', '/', 'to', 'se', '~', 'से'])

/** The end of what joins two numbers into a range: "2-3", "2 ya 3", "do teen". */
const spanEnd = (tokens: readonly Token[], at: number): number | undefined => {
  const word = plainAt(tokens, at)
  return SPAN.has(word) || OR_WORDS.has(word) ? at + 1 : undefined
}

const areBothSaid = (tokens: readonly Token[], at: number): boolean =>
  Boolean(tokens[at]?.isWord && tokens[at + 1]?.isWord) &&
  numberAt(tokens, at) !== undefined &&
  (numberAt(tokens, at + 1) ?? 0) > (numberAt(tokens, at) ?? 0)

/** The end of a number that counts no goods: "5 din", "5:30", "by 5". */
const othersEnd = (tokens: readonly Token[], at: number, end: number): number | undefined => {
  const behindIt = tokens[end]
  if (behindIt?.plain === ':' && tokens[end + 1]?.digits !== undefined) return end + 2
  if (OTHER_UNITS.has(behindIt?.plain ?? '')) return end + 1
  const isLast = !behindIt?.isWord || CHATTER_WORDS.has(behindIt.plain)
  return isLast && OTHER_PREFIXES.has(plainAt(tokens, at - 1)) ? end : undefined
}

/** A number that isn't written in digits: ௰, Ⅴ, ⑤, 🔟, ⅓. */
const UNREAD_NUMBER = /^[\p{N}🔟]$/u

const isUnread = (tokens: readonly Token[], at: number): boolean =>
  numberAt(tokens, at) === undefined && UNREAD_NUMBER.test(tokens[at]?.text ?? '')

const readQuantity = (tokens: readonly Token[], at: number): Read | undefined => {
  if (VAGUE_WORDS.has(plainAt(tokens, at)) || isUnread(tokens, at))
    return { part: { kind: 'quantity', value: 1, isOpen: true, isVague: true }, end: at + 1 }
  let from = TIMES.has(plainAt(tokens, at)) && numberAt(tokens, at + 1) !== undefined ? at + 1 : at
  let isOpen = false
  if (
    plainAt(tokens, from) === '-' &&
    tokens[from + 1]?.isGlued &&
    tokens[from + 1]?.digits !== undefined
  ) {
    isOpen = true
    from++
  }
  const lone = groupOf(plainAt(tokens, from))
  const first = numberAt(tokens, from)
  if (first === undefined && lone === undefined) return undefined
  let value = first ?? 1
  let end = first === undefined ? from : from + 1
  const whole = first === undefined ? end : endOfHalf(tokens, end)
  if (whole > end) [value, end] = [value + 0.5, whole]
  // "half a dozen"
  if (plainAt(tokens, end) === 'a' && groupOf(plainAt(tokens, end + 1)) !== undefined) end++
  const group = groupOf(plainAt(tokens, end))
  if (group !== undefined) [value, end] = [value * group, end + 1]
  // "A pair of scissors" is one thing; a jodi is two.
  if (/^(pairs?|couple)$/.test(plainAt(tokens, end - 1))) isOpen = true
  // "balti hari do" may mean "give": as a number, it precedes what it counts.
  if (/^(do|दो)$/.test(plainAt(tokens, from)) && tokens[end] === undefined) isOpen = true
  if (plainAt(tokens, end) === 'of') end++
  if (!Number.isInteger(value) && group === undefined) return undefined
  end = skipCounters(tokens, end)
  // In "1 to 1.5 litre", "to" would be read as a counter.
  const next =
    spanEnd(tokens, end) ?? (end > from + 1 && SPAN.has(plainAt(tokens, end - 1)) ? end : undefined)
  if (next !== undefined && readMeasure(tokens, next)) return { part: { kind: 'other' }, end }
  if (next !== undefined && numberAt(tokens, next) !== undefined && !readMeasure(tokens, next))
    [isOpen, end] = [true, skipCounters(tokens, next + 1)]
  else if (
    group === undefined &&
    end === from + 1 &&
    areBothSaid(tokens, from) &&
    !readMeasure(tokens, end)
  )
    [isOpen, end] = [true, skipCounters(tokens, end + 1)]
  if (TIMES.has(plainAt(tokens, end))) {
    const again = numberAt(tokens, end + 1) !== undefined
    if (again && !readMeasure(tokens, end + 1)) {
      // "329 x 2" is a price and a quantity.
      if (value >= PRICE_FROM) value = numberAt(tokens, end + 1) ?? value
      ;[isOpen, end] = [true, skipCounters(tokens, end + 2)]
    } else if (!again) end++
  }
  if (value > MAX_QUANTITY) return undefined
  const others = othersEnd(tokens, at, end)
  if (others !== undefined) return { part: { kind: 'other' }, end: others }
  if (NUMBER_PREFIXES.has(plainAt(tokens, at - 1))) isOpen = true
  // "5 wala mug" is one of five rupees or litres.
  if (CALLING_WORDS.has(plainAt(tokens, end))) return { part: { kind: 'other' }, end }
  if (value < 1 || DESCRIBING_WORDS.has(plainAt(tokens, end))) isOpen = true
  return { part: { kind: 'quantity', value: Math.max(1, Math.round(value)), isOpen }, end }
}

/** A fraction alone ("aadha") counts nothing and stays a word. */
const readers = [readPrice, readPieces, readMeasure, readQuantity]

/** The numbers of a line with their meaning: no size or price is read as a quantity. */
export const readAmounts = (tokens: readonly Token[]): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const found = readers.map((read) => read(tokens, at)).find(Boolean)
    if (found && found.end > at) {
      parts.push({ ...found.part, from: token.from, to: tokens[found.end - 1]?.to ?? token.to })
      at = found.end
    } else {
      if (token.isWord || token.digits !== undefined || isFraction(tokens, at))
        parts.push({ kind: 'word', token, from: token.from, to: token.to })
      at++
    }
  }
  return parts
}
