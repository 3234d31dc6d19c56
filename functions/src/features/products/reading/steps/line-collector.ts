import type { LineDoubt } from '@bartan/contract/orders/read-rules'
import { effectOnLines, isOfAddress } from './context.ts'
import { anotherVariantOf, isOneProduct, joinRequestedLines } from './join.ts'
import { isCoded, isSpecification, namesGoods, type Line } from './line.ts'
import type { RequestedLine } from './requested-lines.ts'

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
