import type { LineDoubt } from '@bartan/contract/orders/read-rules'
import { wordsOf } from '../../search/words.ts'
import { effectOnLines, isOfAddress } from './context.ts'
import { isCoded, isSpecification, namesGoods, type Line } from './line.ts'
import type { RequestedLine } from './requested-lines.ts'

const joinRequestedLines = (one: RequestedLine, other: RequestedLine): RequestedLine => ({
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
const anotherVariantOf = (before: Line, { requested, hints }: Line): RequestedLine | undefined => {
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
const isOneProduct = (whole: Line): boolean => {
  const best = whole.found.matches[0]
  const nouns = nounsOf(whole)
  return (
    new Set(nouns).size === nouns.length &&
    best !== undefined &&
    (best.wordMatches.firmBits & whole.found.needed) === whole.found.needed
  )
}

/** Why a person should check the whole list, or single lines because of the text around them. */
export type Around = { all: Set<LineDoubt>; near: Set<number> }

type Options = {
  lookUp: (requested: RequestedLine) => Line
  /** The message's rows, with and without the customer's contact. */
  rows: readonly string[]
  rowsWithoutContact: readonly string[]
}

/** Collects a message's lines in order. What has no goods of its own belongs to the line before, or is left unread. */
export class LineCollector {
  readonly lines: Line[] = []
  readonly around: Around = { all: new Set(), near: new Set() }
  readonly unread: string[] = []
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  add(requested: RequestedLine): void {
    const { lookUp, rows } = this.#options
    const line = lookUp(requested)
    const before = this.lines.at(-1)
    // "Flat B12" is no product.
    if (isCoded(line) && isOfAddress(rows, requested.row)) this.around.near.add(this.lines.length)
    if (before && this.#belongsTo(before, line)) return
    if (namesGoods(line)) this.lines.push(line)
    else this.#setAside(line)
  }

  /** Whether the line only adds to the one before, which then is changed. */
  #belongsTo(before: Line, line: Line): boolean {
    const { requested } = line
    if (isSpecification(line)) return this.#specify(before, line)
    if (!namesGoods(line)) return false
    // "For the kids: 1 bottle" begins with no goods.
    if (before.requested.isHeading && !before.requested.isCounted) {
      this.lines.pop()
      this.#setAside(before, true)
      return false
    }
    if (requested.joinedBy === 'or') return this.#addAlternative(before, line)
    return requested.joinedBy === 'and' && !requested.isCounted && this.#join(before, requested)
  }

  /** "balti, lal": a size or color of the line before; "balti lal 2, neeli 1": another variant of it. */
  #specify(before: Line, line: Line): boolean {
    const { lookUp } = this.#options
    if (line.requested.joinedBy === 'line' && before.requested.isCounted) return false
    const another = anotherVariantOf(before, line)
    if (another) this.lines.push(lookUp(another))
    else
      this.#replaceLast({
        ...lookUp(joinRequestedLines(before.requested, line.requested)),
        alternatives: before.alternatives,
      })
    return true
  }

  #addAlternative(before: Line, { requested, found }: Line): boolean {
    if (requested.isCounted && before.requested.isCounted) return false
    before.alternatives.push(found)
    if (requested.isCounted)
      before.requested = { ...before.requested, quantity: requested.quantity, isCounted: true }
    return true
  }

  /** "chakla aur belan" is one product. */
  #join(before: Line, requested: RequestedLine): boolean {
    const whole = this.#options.lookUp(joinRequestedLines(before.requested, requested))
    if (!isOneProduct(whole)) return false
    this.#replaceLast(whole)
    return true
  }

  #replaceLast(line: Line): void {
    this.lines[this.lines.length - 1] = line
  }

  #setAside(line: Line, isHeading = false): void {
    const { all, near, isUnknown } = effectOnLines(line, this.#options.rowsWithoutContact)
    if (all && !(isHeading && all === 'words_unknown')) this.around.all.add(all)
    if (near) for (const at of [this.lines.length - 1, this.lines.length]) this.around.near.add(at)
    if (isUnknown || isSpecification(line)) this.unread.push(line.requested.text)
  }
}
