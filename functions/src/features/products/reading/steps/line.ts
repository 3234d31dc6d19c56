import type { Ask } from './asks.ts'
import { readHints } from './catalog-words.ts'
import type { CatalogWords, Hints } from './catalog-words.ts'
import { findGoods } from './find.ts'
import type { GoodsMatches, Shelf } from './find.ts'
import { PRICE_FROM } from './said-numbers.ts'
import type { Token } from './tokens.ts'
import { plainWord } from '../vocabulary/plain-word.ts'
import { CHATTER } from '../vocabulary/talk.ts'
import { ASIDE } from '../vocabulary/context-words.ts'

/** A stretch of the message with the shop's matches; `alternatives` come after an "or". */
export type Line = { ask: Ask; hints: Hints; found: GoodsMatches; alternatives: GoodsMatches[] }

/** "balti 199": the apparent quantity is the price, if the thing costs exactly that. */
const asPrice = (ask: Ask, { matches }: GoodsMatches): Ask | undefined => {
  const product = matches[0]?.goods
  const isPrice =
    ask.isCounted &&
    ask.quantity >= PRICE_FROM &&
    product?.offers.some(({ price }) => Math.abs(price - ask.quantity) <= 1)
  if (!isPrice) return undefined
  const price = { value: ask.quantity, isBound: false }
  return { ...ask, price, quantity: 1, isCounted: false, isOpen: true }
}

/** Endings of Marathi and Bengali for "of" a material: स्टीलचा, চায়ের. */
const OF = /(?<=[\p{L}\p{M}]{3})(?<!्)(?:च्या|चा|ची|चे|चं|ের|র)$/u

const bare = (token: Token): Token => {
  const text = token.text.replace(OF, '')
  return { ...token, text, plain: plainWord(text) }
}

const withoutEndings = (ask: Ask): Ask | undefined => {
  if (!ask.words.some(({ text }) => OF.test(text))) return undefined
  return { ...ask, words: ask.words.map(bare) }
}

const look = (ask: Ask, known: CatalogWords, shelf: Shelf) => {
  const hints = readHints(ask, known)
  const found = findGoods(ask, hints, shelf)
  const met = (found.matches[0]?.met.firmly ?? 0) & found.needed
  return { hints, found, left: countBits(found.needed & ~met) }
}

/** With the words' endings, or without them if that matches more. */
const lookEither = (ask: Ask, known: CatalogWords, shelf: Shelf) => {
  const whole = look(ask, known, shelf)
  const other = whole.left === 0 ? undefined : withoutEndings(ask)
  if (!other) return whole
  const again = look(other, known, shelf)
  return again.left < whole.left ? again : whole
}

export const lookUp = (ask: Ask, known: CatalogWords, shelf: Shelf): Line => {
  const { hints, found } = lookEither(ask, known, shelf)
  const priced = asPrice(ask, found)
  return priced
    ? { ask: priced, hints, found: findGoods(priced, hints, shelf), alternatives: [] }
    : { ask, hints, found, alternatives: [] }
}

export const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length

/** Words name goods only if one of them is a word of goods: a sentence with one word like a product's is no line. */
export const namesGoods = ({ ask, hints, found }: Line): boolean => {
  const best = found.matches[0]
  if (isCoded({ ask })) return best !== undefined
  if (!best || found.nouns === 0) return false
  if (!ask.isCounted && ask.words.every(({ plain }) => CHATTER.has(plain) || ASIDE.has(plain)))
    return false
  const firm = countBits(best.met.firmly & found.nouns)
  const some = countBits(best.met.somehow & found.nouns)
  const asked = countBits(found.nouns)
  if (firm > 0) return ask.isCounted || hasMeasure(ask) || firm * 3 >= asked
  if (hints.isDoubtful && !ask.isCounted) return false
  return some * 2 >= asked && best.met.points >= 25
}

const hasMeasure = ({ measures, pieces, price }: Ask): boolean =>
  measures.length > 0 || pieces.length > 0 || price !== undefined

/** By a code of the shop: an SKU, or one of a printed list. */
export const isCoded = ({ ask }: Pick<Line, 'ask'>): boolean =>
  ask.words.some(({ isCode }) => isCode)

/** It has a quantity or kind but no goods: "send 1 in black". */
export const isSpecification = (line: Line): boolean => {
  const { ask, hints } = line
  if (isCoded(line)) return false
  const isSaid =
    ask.isCounted ||
    hasMeasure(ask) ||
    hints.colors.size > 0 ||
    hints.sizes.size > 0 ||
    hints.words.length > 0
  return isSaid && hints.words.every(({ isKind, isLight }) => isKind || isLight)
}
