import type { LineDoubt } from '@bartan/contract/orders/read-rules'
import { wordsOf } from '../../search/words.ts'
import type { Hints } from './catalog-words.ts'
import type { GoodsMatches, Match } from './find.ts'
import { countBits } from './line.ts'
import type { RequestedLine } from './requested-lines.ts'

/** A number that is also a size or price of the thing may mean that. */
const isMistakable = ({ quantity, isCounted }: RequestedLine, { goods, offer }: Match): boolean => {
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
const isOfName = ({ quantityText }: RequestedLine, { offer }: Match): boolean => {
  const numbers = new Set(wordsOf(quantityText).map(({ written }) => written))
  return numbers.size > 0 && wordsOf(offer.name).some(({ written }) => numbers.has(written))
}

const mentionsSet = ({ words }: Hints): boolean =>
  words.some(({ word }) => /^(set|pack|combo|pair)$/.test(word.stem))

const CERTAIN_WORDS = 3

/** All doubts about a line; a line without any is certain. */
export const doubtsOf = (
  requested: RequestedLine,
  hints: Hints,
  found: GoodsMatches,
  chosen: Match | undefined,
): LineDoubt[] => {
  const doubts = new Set<LineDoubt>()
  if (requested.isOpen) doubts.add('quantity_open')
  if (hints.isDoubtful || hints.isStated || requested.joinedBy === 'or')
    doubts.add('maybe_not_ordered')
  const { needed, nouns } = found
  const best = found.matches[0]
  const codes = requested.words.filter(({ isCode }) => isCode)
  if (!best || (nouns === 0 && codes.length === 0)) doubts.add('words_unknown')
  if (codes.length > 1) doubts.add('may_be_other')
  if (!chosen) {
    doubts.add('variant_open')
    return [...doubts]
  }
  const { wordMatches, goods, offer, near } = chosen
  if ((wordMatches.firmBits & needed) !== needed) doubts.add('words_unknown')
  if (near > 0) doubts.add('not_exactly')
  if (isMistakable(requested, chosen) || isOfName(requested, chosen)) doubts.add('quantity_open')
  // Three or more words of its name leave no doubt about the product.
  const isCalled = countBits(needed) >= CERTAIN_WORDS && (wordMatches.exactBits & needed) === needed
  const isAmong = found.matches.some(
    (other) =>
      other.offer !== offer &&
      other.wrong === 0 &&
      ((isCalled ? other.wordMatches.exactBits : other.wordMatches.anyBits) & needed) === needed,
  )
  if (isAmong || !found.isAll) doubts.add('may_be_other')
  if (goods.isSet() && !mentionsSet(hints) && requested.pieces.length === 0)
    doubts.add('pieces_or_sets')
  if (offer.countInStock < requested.quantity) doubts.add('out_of_stock')
  return [...doubts]
}
