import { wordsOf } from '../../search/words.ts'
import type { Line } from './line.ts'
import type { RequestedLine } from './requested-lines.ts'

export const joinRequestedLines = (one: RequestedLine, other: RequestedLine): RequestedLine => ({
  ...one,
  text: `${one.text}, ${other.text}`,
  quantity: one.isCounted ? one.quantity : other.quantity,
  isCounted: one.isCounted || other.isCounted,
  isOpen: one.isOpen || other.isOpen || (one.isCounted && other.isCounted),
  isQuestion: one.isQuestion || other.isQuestion,
  isHeading: false,
  measures: [...one.measures, ...other.measures],
  pieces: [...one.pieces, ...other.pieces],
  price: one.price ?? other.price,
  words: [...one.words, ...other.words],
})

/** "balti lal 2, neeli 1": the second line is the same thing in another kind. */
export const anotherVariantOf = (
  before: Line,
  { requested, hints }: Line,
): RequestedLine | undefined => {
  const isKind = hints.colors.size > 0 || hints.sizes.size > 0 || requested.measures.length > 0
  if (!isKind || !requested.isCounted || !before.requested.isCounted) return undefined
  const names = new Set(
    before.hints.words.flatMap(({ word, isLight }) => (isLight ? [] : [word.written])),
  )
  const words = before.requested.words.filter(({ text }) =>
    wordsOf(text).some(({ written }) => names.has(written)),
  )
  return { ...requested, words: [...words, ...requested.words], isOpen: true }
}

const nounsOf = ({ hints }: Line): string[] =>
  hints.words.flatMap(({ word, isLight, isKind }) => (isLight || isKind ? [] : [word.stem]))

/** "chakla aur belan" is one product: its name has both. */
export const isOneProduct = (whole: Line): boolean => {
  const best = whole.found.matches[0]
  const nouns = nounsOf(whole)
  return (
    new Set(nouns).size === nouns.length &&
    best !== undefined &&
    (best.wordMatches.firmBits & whole.found.needed) === whole.found.needed
  )
}
