import { wordsOf } from '../../search/words.ts'
import { HARMLESS_WORDS } from '../vocabulary/context-words.ts'
import { plainWord } from '../vocabulary/plain-word.ts'
import { CHATTER_WORDS } from '../vocabulary/talk.ts'
import { readHints, type CatalogWords, type Hints } from './catalog-words.ts'
import { findGoods, type GoodsMatches, type GoodsCatalog, type Match } from './find.ts'
import type { RequestedLine } from './requested-lines.ts'
import { PRICE_FROM } from './said-numbers.ts'
import type { Token } from './tokens.ts'

/** A stretch of the message with the shop's matches; `alternatives` come after an "or". */
export type Line = {
  requested: RequestedLine
  hints: Hints
  found: GoodsMatches
  alternatives: GoodsMatches[]
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem)

/** "balti 199": the apparent quantity is the price, if the thing costs exactly that. */
const asPrice = (
  requested: RequestedLine,
  { matches }: GoodsMatches,
): RequestedLine | undefined => {
  const product = matches[0]?.goods
  const isPrice =
    requested.isCounted &&
    requested.quantity >= PRICE_FROM &&
    product?.offers.some(({ price }) => Math.abs(price - requested.quantity) <= 1)
  if (!isPrice) return undefined
  const price = { value: requested.quantity, isBound: false }
  return { ...requested, price, quantity: 1, isCounted: false, isOpen: true }
}

/** "6 plate idli stand": the apparent quantity begins the name of one of its sizes. */
const asSize = (requested: RequestedLine, { matches }: GoodsMatches): RequestedLine | undefined => {
  const { quantity, nextQuantity, counted } = requested
  const after = counted && stemsOf(counted)[0]
  const isSize = ({ goods }: Match): boolean =>
    goods.offers.some(({ size }) => {
      const [number, word] = stemsOf(size)
      return Number(number) === quantity && word !== undefined && word === after
    })
  if (!requested.isCounted || !matches.some(isSize)) return undefined
  const isCounted = nextQuantity !== undefined
  return { ...requested, quantity: nextQuantity ?? 1, isCounted, isOpen: true }
}

/** Endings of Marathi and Bengali for "of" a material: स्टीलचा, চায়ের. */
const OF = /(?<=[\p{L}\p{M}]{3})(?<!्)(?:च्या|चा|ची|चे|चं|ের|র)$/u

const bare = (token: Token): Token => {
  const text = token.text.replace(OF, '')
  return { ...token, text, plain: plainWord(text) }
}

const withoutEndings = (requested: RequestedLine): RequestedLine | undefined => {
  if (!requested.words.some(({ text }) => OF.test(text))) return undefined
  return { ...requested, words: requested.words.map(bare) }
}

const matchLine = (requested: RequestedLine, known: CatalogWords, goodsCatalog: GoodsCatalog) => {
  const hints = readHints(requested, known)
  const found = findGoods(requested, hints, goodsCatalog)
  const wordMatches = (found.matches[0]?.wordMatches.firmBits ?? 0) & found.needed
  return { hints, found, left: countBits(found.needed & ~wordMatches) }
}

/** With the words' endings, or without them if that matches more. */
const matchBestForm = (
  requested: RequestedLine,
  known: CatalogWords,
  goodsCatalog: GoodsCatalog,
) => {
  const whole = matchLine(requested, known, goodsCatalog)
  const other = whole.left === 0 ? undefined : withoutEndings(requested)
  if (!other) return whole
  const again = matchLine(other, known, goodsCatalog)
  return again.left < whole.left ? again : whole
}

export const lookUp = (
  requested: RequestedLine,
  known: CatalogWords,
  goodsCatalog: GoodsCatalog,
): Line => {
  const { hints, found } = matchBestForm(requested, known, goodsCatalog)
  const other = asPrice(requested, found) ?? asSize(requested, found)
  return other
    ? { requested: other, hints, found: findGoods(other, hints, goodsCatalog), alternatives: [] }
    : { requested, hints, found, alternatives: [] }
}

export const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length

/** Words name goods only if one of them is a word of goods: a sentence with one word like a product's is no line. */
export const namesGoods = ({ requested, hints, found }: Line): boolean => {
  const best = found.matches[0]
  if (isCoded({ requested })) return best !== undefined
  if (!best || found.nouns === 0) return false
  if (
    !requested.isCounted &&
    requested.words.every(({ plain }) => CHATTER_WORDS.has(plain) || HARMLESS_WORDS.has(plain))
  )
    return false
  const firm = countBits(best.wordMatches.firmBits & found.nouns)
  const some = countBits(best.wordMatches.anyBits & found.nouns)
  const asked = countBits(found.nouns)
  if (firm > 0) return requested.isCounted || hasMeasure(requested) || firm * 3 >= asked
  if (hints.isDoubtful && !requested.isCounted) return false
  return some * 2 >= asked && best.wordMatches.points >= 25
}

const hasMeasure = ({ measures, pieces, price }: RequestedLine): boolean =>
  measures.length > 0 || pieces.length > 0 || price !== undefined

/** By a code of the shop: an SKU, or one of a printed list. */
export const isCoded = ({ requested }: Pick<Line, 'requested'>): boolean =>
  requested.words.some(({ isCode }) => isCode)

/** It has a quantity or kind but no goods: "send 1 in black". */
export const isSpecification = (line: Line): boolean => {
  const { requested, hints } = line
  if (isCoded(line)) return false
  const isSaid =
    requested.isCounted ||
    hasMeasure(requested) ||
    hints.colors.size > 0 ||
    hints.sizes.size > 0 ||
    hints.words.length > 0
  return isSaid && hints.words.every(({ isKind, isLight }) => isKind || isLight)
}
