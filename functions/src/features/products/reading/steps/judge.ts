import type { ReadDoubt } from '@bartan/contract/orders/read-rules'
import type { Ask } from './asks.ts'
import type { Hints } from './catalog-words.ts'
import type { GoodsMatches, Match } from './find.ts'
import { countBits } from './line.ts'
import { wordsOf } from '../../search/words.ts'

/** A number that is also a size or price of the thing may mean that. */
const isMistakable = ({ quantity, isCounted }: Ask, { goods, offer }: Match): boolean => {
  if (!isCounted || quantity < 3) return false
  if (quantity >= 30 && goods.offers.some(({ price }) => Math.abs(price - quantity) <= 1))
    return true
  return (
    goods.offers.some(({ size }) =>
      (size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).includes(quantity),
    ) && offer.size !== ''
  )
}

/** Its name has that number, in digits or words: "teen manzil rack", "screwdriver set 5". */
const isOfName = ({ said }: Ask, { offer }: Match): boolean => {
  const numbers = new Set(wordsOf(said).map(({ written }) => written))
  return numbers.size > 0 && wordsOf(offer.name).some(({ written }) => numbers.has(written))
}

const saysSet = ({ words }: Hints): boolean =>
  words.some(({ word }) => /^(set|pack|combo|pair)$/.test(word.stem))

const CERTAIN_WORDS = 3

/** All doubts about a line; a line without any is certain. */
export const doubtsOf = (
  ask: Ask,
  hints: Hints,
  found: GoodsMatches,
  chosen: Match | undefined,
): ReadDoubt[] => {
  const doubts = new Set<ReadDoubt>()
  if (ask.isOpen) doubts.add('quantity_open')
  if (hints.isDoubtful || hints.isStated || ask.joinedBy === 'or') doubts.add('maybe_not_ordered')
  const { needed, nouns } = found
  const best = found.matches[0]
  const codes = ask.words.filter(({ isCode }) => isCode)
  if (!best || (nouns === 0 && codes.length === 0)) doubts.add('words_unknown')
  if (codes.length > 1) doubts.add('may_be_other')
  if (!chosen) {
    doubts.add('variant_open')
    return [...doubts]
  }
  const { met, goods, offer, near } = chosen
  if ((met.firmly & needed) !== needed) doubts.add('words_unknown')
  if (near > 0) doubts.add('not_exactly')
  if (isMistakable(ask, chosen) || isOfName(ask, chosen)) doubts.add('quantity_open')
  // Three or more words of its name leave no doubt about the product.
  const isCalled = countBits(needed) >= CERTAIN_WORDS && (met.exactly & needed) === needed
  const isAmong = found.matches.some(
    (other) =>
      other.offer !== offer &&
      other.wrong === 0 &&
      ((isCalled ? other.met.exactly : other.met.somehow) & needed) === needed,
  )
  if (isAmong || !found.isAll) doubts.add('may_be_other')
  if (goods.isSet() && !saysSet(hints) && ask.pieces.length === 0) doubts.add('pieces_or_sets')
  if (offer.countInStock < ask.quantity) doubts.add('out_of_stock')
  return [...doubts]
}
