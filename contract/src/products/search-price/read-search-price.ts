import { tokensOf, type Token } from './tokens.ts'
import {
  AND,
  AROUND,
  BETWEEN,
  BETWEEN_BEHIND,
  COUNTED,
  CURRENCY,
  FEW,
  MULTIPLES,
  OR_LESS,
  OR_MORE,
  OVER,
  PLUS,
  PRICE_WORDS,
  SPOKEN_NUMBERS,
  TO,
  UNDER,
  UNITS,
} from './vocabulary.ts'

/** Rupees, inclusive. */
export type PriceBounds = { minPrice?: number; maxPrice?: number }

/** The price bounds in a search, and its other words. */
export type SearchPrice = PriceBounds & {
  words: string
  /** The price as it was typed; empty if there is none. */
  price: string
}

/** The bounds in a price phrase, and the index where it ends. */
type Reading = PriceBounds & { end: number }
type Amount = { value: number; end: number; isMoney: boolean }

const parts = (phrases: readonly string[]) => phrases.map((phrase) => phrase.split(' '))
const PHRASES = {
  under: parts(UNDER),
  over: parts(OVER),
  orLess: parts(OR_LESS),
  orMore: parts(OR_MORE),
  plus: parts(PLUS),
  to: parts(TO),
  and: parts(AND),
  between: parts(BETWEEN),
  betweenBehind: parts(BETWEEN_BEHIND),
}

/** The end of the longest of these phrases that starts at `at`; undefined if none does. */
const behind = (
  tokens: readonly Token[],
  at: number,
  ...kinds: (keyof typeof PHRASES)[]
): number | undefined => {
  const lengths = kinds
    .flatMap((kind) => PHRASES[kind])
    .filter((phrase) => phrase.every((word, place) => tokens[at + place]?.text === word))
    .map(({ length }) => length)
  return lengths.length > 0 ? at + Math.max(...lengths) : undefined
}

const isCurrency = (token: Token | undefined) => token !== undefined && CURRENCY.has(token.text)

/** 500, ₹500, Rs. 1,500, 2k, paanch sau; not 500 ml. */
const amountAt = (tokens: readonly Token[], at: number): Amount | undefined => {
  const isMarked = isCurrency(tokens[at])
  let end = isMarked ? at + 1 : at
  const { text = '', number } = tokens[end] ?? {}
  const spoken = number ?? (MULTIPLES.has(tokens[end + 1]?.text ?? '') && SPOKEN_NUMBERS.get(text))
  if (spoken) end++
  const multiple = MULTIPLES.get(tokens[end]?.text ?? '')
  // "500 k andar" is "500 ke andar".
  const isMultiple = multiple !== undefined && (tokens[end]?.text !== 'k' || tokens[end]?.isGlued)
  if (!spoken && (!isMultiple || multiple > 1000)) return undefined
  if (isMultiple) end++
  const isMoney = isMarked || isCurrency(tokens[end])
  if (isCurrency(tokens[end])) end++
  const value = (spoken || 1) * (isMultiple ? multiple : 1)
  return isMoney || !isMeasure(tokens, end, value) ? { value, end, isMoney } : undefined
}

/** Whether the word after a number is a unit, also as in "5-litre". */
const isMeasure = (tokens: readonly Token[], at: number, value: number): boolean => {
  const unit = (tokens[at]?.text === '-' ? tokens[at + 1] : tokens[at])?.text ?? ''
  return UNITS.has(unit) || (value < FEW && COUNTED.has(unit))
}

/** BK-200-400 is a code. */
const isInCode = (tokens: readonly Token[], from: number, end: number): boolean => {
  const [before, first, after, last] = [from - 1, from, end, end + 1].map((at) => tokens[at])
  const isJoined = first?.isGlued && (before?.isWord || before?.text === '-' || before?.number)
  return Boolean(isJoined || (after?.isGlued && after.text === '-' && last?.isGlued))
}

const textBefore = (tokens: readonly Token[], at: number) => tokens[at - 1]?.text ?? ''

/** "price 200-400", "price range 200-400". */
const isCalledPrice = (tokens: readonly Token[], at: number): boolean =>
  PRICE_WORDS.has(textBefore(tokens, at)) ||
  (AROUND.before.has(textBefore(tokens, at)) && PRICE_WORDS.has(textBefore(tokens, at - 1)))

const readRange = (tokens: readonly Token[], at: number): Reading | undefined => {
  const start = behind(tokens, at, 'between')
  const low = amountAt(tokens, start ?? at)
  if (!low) return undefined
  const to = behind(tokens, low.end, 'to')
  const high = amountAt(tokens, to ?? behind(tokens, low.end, 'and') ?? low.end)
  if (!high || high.end === low.end) return undefined
  const close = behind(tokens, high.end, 'betweenBehind')
  const isSaid = start !== undefined || close !== undefined
  if (to === undefined && !isSaid) return undefined
  const isMoney = low.isMoney || high.isMoney || isSaid || isCalledPrice(tokens, at)
  if (!isMoney && (high.value < FEW || low.value >= high.value)) return undefined
  const [minPrice, maxPrice] = [low.value, high.value].toSorted((a, b) => a - b)
  return { minPrice, maxPrice, end: close ?? high.end }
}

const readBoundBefore = (tokens: readonly Token[], at: number): Reading | undefined => {
  const under = behind(tokens, at, 'under')
  const over = behind(tokens, at, 'over')
  const amount = amountAt(tokens, under ?? over ?? tokens.length)
  if (!amount) return undefined
  return under === undefined
    ? { minPrice: amount.value, end: behind(tokens, amount.end, 'orMore', 'plus') ?? amount.end }
    : { maxPrice: amount.value, end: behind(tokens, amount.end, 'orLess') ?? amount.end }
}

const readBoundBehind = (tokens: readonly Token[], at: number): Reading | undefined => {
  const amount = amountAt(tokens, at)
  if (!amount) return undefined
  const { value, isMoney } = amount
  const less = behind(tokens, amount.end, 'orLess')
  const canBePlus = isMoney || value >= FEW
  const more = behind(tokens, amount.end, 'orMore', ...(canBePlus ? (['plus'] as const) : []))
  const end = less ?? more ?? amount.end
  // "set of 6 under 500"
  if (end !== amount.end && amountAt(tokens, end)) return undefined
  if (more !== undefined && (less === undefined || more > less)) return { minPrice: value, end }
  // "500 rupaye wali balti" gives a maximum price.
  const isPrice = less !== undefined || isMoney || isCalledPrice(tokens, at)
  return isPrice ? { maxPrice: value, end } : undefined
}

const readings = [readRange, readBoundBefore, readBoundBehind]

const readAt = (tokens: readonly Token[], at: number): Reading | undefined => {
  for (const read of readings) {
    const reading = read(tokens, at)
    if (reading && !isInCode(tokens, at, reading.end)) return reading
  }
  return undefined
}

/** In "tawa 10 in under 500" the "in" belongs to the tawa. */
const isAround = (tokens: readonly Token[], at: number): boolean =>
  AROUND.before.has(tokens[at]?.text ?? '') &&
  !(tokens[at]?.text === 'in' && tokens[at - 1]?.number !== undefined)

const lowest = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : Math.min(a, b ?? a)
const highest = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : Math.max(a, b ?? a)

/** The tighter of two price ranges. */
export const bothBounds = (one: PriceBounds, other: PriceBounds): PriceBounds => {
  const minPrice = highest(one.minPrice, other.minPrice)
  const maxPrice = lowest(one.maxPrice, other.maxPrice)
  return {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  }
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The value of the reply's header X-Search-Price: `max=500`, `min=200&max=400`. */
export const boundsText = ({ minPrice, maxPrice }: PriceBounds): string =>
  [
    ...(minPrice === undefined ? [] : [`min=${minPrice}`]),
    ...(maxPrice === undefined ? [] : [`max=${maxPrice}`]),
  ].join('&')

/** Reads prices in words (`steel bottle under 500`, `500 se kam`, `₹200-400`) as bounds, not as words to search for. */
export const readSearchPrice = (search: string): SearchPrice => {
  const tokens = tokensOf(search)
  let bounds: PriceBounds = {}
  let words = ''
  let price = ''
  let rest = 0
  for (let at = 0; at < tokens.length; at++) {
    const reading = readAt(tokens, at)
    if (!reading) continue
    bounds = bothBounds(bounds, reading)
    let [from, end] = [at, reading.end]
    while (isAround(tokens, from - 1) && (tokens[from - 1]?.from ?? 0) >= rest) from--
    while (AROUND.behind.has(tokens[end]?.text ?? '')) end++
    const [start, stop] = [tokens[from]?.from ?? 0, tokens[end - 1]?.to ?? search.length]
    words += ` ${search.slice(rest, start)}`
    price += ` ${search.slice(start, stop)}`
    rest = stop
    at = end - 1
  }
  return rest === 0
    ? { words: search, price: '' }
    : { ...bounds, words: tidy(words + search.slice(rest)), price: tidy(price) }
}
