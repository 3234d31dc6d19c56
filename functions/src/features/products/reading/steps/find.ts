import { MAX_WORDS, type WordMatches } from '../../search/match-products.ts'
import type { Word } from '../../search/words.ts'
import type { Hints } from './catalog-words.ts'
import { compareMeasures, type Fit, type Goods, type Offer } from './goods.ts'
import type { RequestedLine } from './requested-lines.ts'

export type GoodsCatalog = {
  match: (words: readonly { word: Word; isLight: boolean }[]) => {
    wordMatches: WordMatches[]
    isAll: boolean
  }
  byCode: (code: string) => readonly number[]
  goods: (slot: number) => Goods | undefined
}

/** An item on sale, and how well it fits. */
export type Match = {
  offer: Offer
  goods: Goods
  wordMatches: WordMatches
  /** How many of color, size, price and number of pieces differ from what was asked. */
  wrong: number
  /** How many are close, but not equal. */
  near: number
  score: number
}

export type GoodsMatches = {
  matches: Match[]
  /** Whether all possible products were checked. */
  isAll: boolean
  /** Bits of the words that a product must have, and of those that say what it is. */
  needed: number
  nouns: number
}

/** In points of a word matched whole in a name (grades.ts). */
const WRONG_COSTS = 40
const NEAR_COSTS = 5
const SOLD_OUT_COSTS = 2
/** Rounded prices: "400 wala" costs 399, or 389. */
const ABOUT_PRICE = 0.1

const worst = (fits: readonly Fit[]): Fit => {
  if (fits.includes('other')) return 'other'
  return fits.includes('about') ? 'about' : 'same'
}

const fitOfMeasures = (
  requested: RequestedLine,
  { measuresOf, measures, hasSizes }: Goods,
  offer: Offer,
): Fit =>
  worst(
    requested.measures.map((asked) => {
      const own = new Set(measuresOf(offer.size).map((has) => compareMeasures(asked, has)))
      if (own.has('same')) return 'same'
      if (own.has('about')) return 'about'
      const isOfSize = measuresOf(offer.size).some(({ dimension }) => dimension === asked.dimension)
      if (isOfSize || !measures().some((has) => compareMeasures(asked, has) === 'same'))
        return 'other'
      return hasSizes ? 'about' : 'same'
    }),
  )

const fitOfPrice = ({ price }: RequestedLine, offer: Offer): Fit => {
  if (!price) return 'same'
  if (price.isBound) return offer.price <= price.value ? 'same' : 'other'
  const short = price.value - offer.price
  if (short === 0 || short === 1) return 'same'
  return Math.abs(short) <= ABOUT_PRICE * price.value ? 'about' : 'other'
}

const fitOfChoice = (asked: ReadonlySet<string>, has: string): Fit => {
  if (asked.size === 0) return 'same'
  return asked.has(has) ? 'same' : 'other'
}

/** A kadhai of 4 litres has no "Large", but may be called large. */
const fitOfSize = ({ sizes }: Hints, { measuresOf }: Goods, offer: Offer): Fit => {
  if (sizes.size === 0 || sizes.has(offer.size)) return 'same'
  return measuresOf(offer.size).length > 0 ? 'about' : 'other'
}

const fitOfPieces = ({ pieces }: RequestedLine, goods: Goods): Fit =>
  worst(
    pieces.map((asked) => {
      const has = goods.pieces()
      if (has === undefined) return goods.isSet() ? 'about' : 'other'
      return has === asked ? 'same' : 'other'
    }),
  )

const bits = (words: Hints['words'], has: (word: Hints['words'][number]) => boolean): number =>
  words.slice(0, MAX_WORDS).reduce((sum, word, at) => (has(word) ? sum | (1 << at) : sum), 0)

const plainCode = (code: string): string => code.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The variant of this code; all variants if it is the product's. */
const isOfCode = (code: string, { sku }: Offer, { offers }: Goods): boolean =>
  !offers.some((other) => plainCode(other.sku) === plainCode(code)) ||
  plainCode(sku) === plainCode(code)

/** A code identifies the product; the words beside it must match it as well. */
const coded = (code: string, words: Hints['words'], goodsCatalog: GoodsCatalog) => {
  const found = words.length === 0 ? [] : goodsCatalog.match(words).wordMatches
  const bySlot = new Map(found.map((wordMatches) => [wordMatches.slot, wordMatches]))
  const wordMatches = goodsCatalog.byCode(code).map((slot) => {
    const { firmBits = 0, exactBits = 0, anyBits = 0 } = bySlot.get(slot) ?? {}
    return { slot, points: 100, firmBits, exactBits, anyBits }
  })
  return { wordMatches, isAll: true }
}

export const findGoods = (
  requested: RequestedLine,
  hints: Hints,
  goodsCatalog: GoodsCatalog,
): GoodsMatches => {
  const needed = bits(hints.words, ({ isLight }) => !isLight)
  const nouns = bits(hints.words, ({ isLight, isKind }) => !isLight && !isKind)
  const code = requested.words.find(({ isCode }) => isCode)?.text
  if (needed === 0 && code === undefined) return { matches: [], isAll: true, needed, nouns }
  const { wordMatches: all, isAll } =
    code === undefined ? goodsCatalog.match(hints.words) : coded(code, hints.words, goodsCatalog)
  const named =
    nouns === 0 || code !== undefined ? all : all.filter(({ anyBits }) => (anyBits & nouns) !== 0)
  const matches = named.flatMap((wordMatches) => {
    const goods = goodsCatalog.goods(wordMatches.slot)
    return (goods?.offers ?? []).map((offer): Match[] => {
      if (!goods || (code !== undefined && !isOfCode(code, offer, goods))) return []
      const fits = [
        fitOfChoice(hints.colors, offer.color),
        fitOfSize(hints, goods, offer),
        fitOfMeasures(requested, goods, offer),
        fitOfPrice(requested, offer),
        fitOfPieces(requested, goods),
      ]
      const wrong = fits.filter((fit) => fit === 'other').length
      const near = fits.filter((fit) => fit === 'about').length
      const soldOut = offer.countInStock > 0 ? 0 : SOLD_OUT_COSTS
      const score = wordMatches.points - WRONG_COSTS * wrong - NEAR_COSTS * near - soldOut
      return [{ offer, goods, wordMatches, wrong, near, score }]
    })
  })
  return { matches: matches.flat().toSorted((a, b) => b.score - a.score), isAll, needed, nouns }
}
