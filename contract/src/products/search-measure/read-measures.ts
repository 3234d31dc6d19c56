import { tokensOf, type Token } from '../search-price/tokens.ts'
import { SPOKEN_NUMBERS } from '../search-price/vocabulary.ts'
import { unitNamed, type Unit } from './units.ts'

export type Measure = {
  /** As it is shown: "5 L". */
  label: string
  /** Equal for the same measure in any unit: 5000 ml is 5 L. */
  key: string
}

export type SearchMeasures = { words: string; measures: readonly Measure[] }

const DECIMALS = 1e6

const measureOf = (value: number, { shown, kind, inBase }: Unit): Measure => ({
  label: `${value} ${shown}`,
  key: `${kind} ${Math.round(value * inBase * DECIMALS) / DECIMALS}`,
})

const isDash = (token: Token | undefined) => token?.text === '-'
const isTimes = (token: Token | undefined) => token?.text === 'x' || token?.text === '×'

const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && (token.number !== undefined || SPOKEN_NUMBERS.has(token.text))

/** Finds the unit after a number, as in "5l", "5 litre" and "5-litre". */
const unitAt = (tokens: readonly Token[], at: number): { unit: Unit; end: number } | undefined => {
  const place = isDash(tokens[at + 1]) && tokens[at + 1]?.isGlued ? at + 2 : at + 1
  const unit = unitNamed(tokens[place]?.text ?? '')
  if (!unit) return undefined
  const [next, isIn] = [tokens[place + 1], tokens[place]?.text === 'in']
  // "5 in 1", "3-in-1" and "two in the box" are no inches.
  const isCount = isNumber(next) || isDash(next) || tokens[at]?.number === undefined
  return isIn && isCount ? undefined : { unit, end: place + 1 }
}

/** BK-5L is a code, 2-3 l a range, 30 x 20 cm a size: none is a single measure. */
const isPartOfMore = (tokens: readonly Token[], from: number, end: number): boolean => {
  const [before, first, after] = [tokens[from - 1], tokens[from], tokens[end]]
  if (isTimes(before) || isTimes(after)) return true
  const isJoined = first?.isGlued && (isDash(before) || before?.isWord)
  return Boolean(isJoined || (isDash(after) && after?.isGlued))
}

/** Separates measures (`5 litre`, `500ml`, `10 inch tawa`) from the words to search for. */
export const readSearchMeasures = (search: string): SearchMeasures => {
  const tokens = tokensOf(search)
  const measures: Measure[] = []
  let words = ''
  let rest = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const value = token?.number ?? SPOKEN_NUMBERS.get(token?.text ?? '')
    if (!token || !value) continue
    const found = unitAt(tokens, at)
    if (!found || isPartOfMore(tokens, at, found.end)) continue
    const measure = measureOf(value, found.unit)
    if (measures.every(({ key }) => key !== measure.key)) measures.push(measure)
    words += ` ${search.slice(rest, token.from)}`
    rest = tokens[found.end - 1]?.to ?? search.length
    at = found.end - 1
  }
  if (measures.length === 0) return { words: search, measures }
  return { words: (words + search.slice(rest)).replaceAll(/\s+/g, ' ').trim(), measures }
}

export const measuresText = (measures: readonly Measure[]): string =>
  measures.map(({ label }) => label).join(', ')

const HAS_DIGIT = /\p{Nd}/u

/** The keys of the measures in a product's text: both of "30 x 20 cm", both ends of "1-2 L". */
export const measuresIn = (text: string): readonly string[] => {
  if (!HAS_DIGIT.test(text)) return []
  const tokens = tokensOf(text)
  const keys: string[] = []
  let values: number[] = []
  for (const [at, { number }] of tokens.entries()) {
    if (number === undefined) continue
    values.push(number)
    const found = unitAt(tokens, at)
    if (found) keys.push(...values.map((value) => measureOf(value, found.unit).key))
    const next = tokens[at + 1]
    // In "30 x 20 cm" and "1-2 L" the last unit applies to all numbers.
    if (found || !(isTimes(next) || isDash(next))) values = []
  }
  return keys
}
