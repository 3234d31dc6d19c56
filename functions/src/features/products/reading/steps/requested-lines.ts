import { CHATTER_WORDS } from '../vocabulary/talk.ts'
import { readAmounts } from './amounts.ts'
import type { Segment } from './cut.ts'
import type { Measure, Part } from './part.ts'
import type { Token } from './tokens.ts'

/** A line of the list as it was said, before products are looked up. */
export type RequestedLine = {
  text: string
  row: number
  joinedBy: Segment['joinedBy']
  quantity: number
  /** A second number that may count. */
  nextQuantity: number | undefined
  /** The word behind the first number. */
  counted: string | undefined
  /** It has a number. */
  isCounted: boolean
  /** The number is uncertain: a range, two numbers, "some". */
  isOpen: boolean
  isQuestion: boolean
  isHeading: boolean
  measures: Measure[]
  pieces: number[]
  price: { value: number; isBound: boolean } | undefined
  words: Token[]
  /** The number as it was said: a product's name may contain it (Teen Manzil Rack). */
  quantityText: string
}

const isQuantity = (part: Part): boolean => part.kind === 'quantity'

const isChatter = (part: Part): boolean =>
  part.kind === 'word' && CHATTER_WORDS.has(part.token.plain)

/** "2 balti 1 tawa": numbers begin lines; "balti 2 tawa 1": numbers end them. */
const splitParts = (parts: readonly Part[]): Part[][] => {
  const places = parts.flatMap((part, at) => (isQuantity(part) ? [at] : []))
  if (places.length < 2) return [[...parts]]
  const isBefore = parts.slice(0, places[0]).every(isChatter)
  const lines: Part[][] = []
  let from = 0
  for (const place of isBefore ? [...places.slice(1), parts.length] : places.map((at) => at + 1)) {
    lines.push(parts.slice(from, place))
    from = place
  }
  const rest = parts.slice(from)
  const last = lines.at(-1)
  if (last && rest.length > 0) last.push(...rest)
  // A number beside another one counts nothing by itself.
  return lines.reduce<Part[][]>((kept, line) => {
    const before = kept.at(-1)
    const isOwn = line.some(({ kind }) => kind === 'word')
    if (before && !isOwn) before.push(...line)
    else kept.push([...line])
    return kept
  }, [])
}

const textOf = (parts: readonly Part[], { source }: Segment): string =>
  source.slice(parts[0]?.from ?? 0, parts.at(-1)?.to ?? source.length).trim()

const requestedLineOf = (parts: readonly Part[], segment: Segment): RequestedLine => {
  const quantities = parts.flatMap((part) => (part.kind === 'quantity' ? [part] : []))
  const others = parts.some(({ kind }) => kind === 'other')
  const behind = parts[parts.findIndex(isQuantity) + 1]
  const counted = quantities.filter(({ isVague }) => !isVague)
  // "3. tawa" in a list without numbering may mean three.
  const { numbered } = segment
  const prices = parts.flatMap((part) => (part.kind === 'price' ? [part] : []))
  const pieces = parts.flatMap((part) => (part.kind === 'pieces' ? [part] : []))
  return {
    text: textOf(parts, segment),
    row: segment.row,
    joinedBy: segment.joinedBy,
    quantity: quantities[0]?.value ?? numbered ?? 1,
    nextQuantity: quantities[1]?.value,
    counted: behind?.kind === 'word' ? behind.token.text : undefined,
    isCounted: counted.length > 0 || numbered !== undefined,
    isOpen:
      quantities.length > 1 ||
      [...quantities, ...prices, ...pieces].some(({ isOpen = false }) => isOpen) ||
      prices.length > 1 ||
      others ||
      numbered !== undefined,
    isQuestion: segment.isQuestion,
    isHeading: segment.isHeading,
    measures: parts.flatMap((part) => (part.kind === 'measure' ? [part.measure] : [])),
    pieces: pieces.map(({ value }) => value),
    price: prices[0],
    words: parts.flatMap((part) => (part.kind === 'word' ? [part.token] : [])),
    quantityText: quantities.map(({ from, to }) => segment.source.slice(from, to)).join(' '),
  }
}

export const requestedLinesOf = (segment: Segment): RequestedLine[] => {
  const lines = splitParts(readAmounts(segment.tokens))
  return lines.map((parts, place) => ({
    ...requestedLineOf(parts, place === 0 ? segment : { ...segment, numbered: undefined }),
    joinedBy: place === 0 ? segment.joinedBy : 'mark',
  }))
}
