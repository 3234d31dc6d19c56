/** SKUs and GTINs of products, found whole and by their beginnings. */

/** A scanner may add zeros: a GTIN of 13 digits is written with 14 on cartons. */
const LEADING_ZEROS = /^0+(?=\d{7,}$)/

/** As they are compared: people leave out hyphens and blanks, and type small letters. */
const codeKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(LEADING_ZEROS, '')

const LIKE_A_CODE = /\p{N}|\S[-_./]\S/u

/** Fewer letters or digits begin too many codes. */
const BEGINNING_FROM = 3

/** A longer part of the code finds the rest. */
const MAX_PREFIX_HITS = 1000

export type CodeHits = {
  /** Slots whose code this is. */
  exact: number[]
  /** Slots whose code begins so, in the order of codes. */
  begun: number[]
  /** Looks like a code, not like a word: PRK-B, PRK12. */
  isCode: boolean
}

export class Codes {
  /** A number alone for most: a catalog of 100,000 variants has twice as many codes. Bounded by the catalog. */
  readonly #slots = new Map<string, number | number[]>()
  /** All codes in order, from the first search on. */
  #sorted: string[] | undefined

  add(code: string, slot: number): void {
    const key = codeKey(code)
    const others = this.#slotsOf(key)
    this.#slots.set(key, others.length === 0 ? slot : [...others, slot])
    if (others.length === 0) this.#sorted?.splice(placeOf(this.#sorted, key), 0, key)
  }

  delete(code: string, slot: number): void {
    const key = codeKey(code)
    const others = this.#slotsOf(key)
    // Two spellings of a code may be one product's: each has put it there.
    const at = others.indexOf(slot)
    const left = others.filter((_, place) => place !== at)
    if (left.length > 0) this.#slots.set(key, left)
    else if (this.#slots.delete(key)) this.#sorted?.splice(placeOf(this.#sorted, key), 1)
  }

  find(text: string): CodeHits {
    const key = codeKey(text)
    const exact = [...this.#slotsOf(key)]
    const begun = key.length < BEGINNING_FROM ? [] : this.#beginning(key)
    return { exact, begun, isCode: LIKE_A_CODE.test(text) }
  }

  #slotsOf(key: string): readonly number[] {
    return [this.#slots.get(key) ?? []].flat()
  }

  #beginning(start: string): number[] {
    const sorted = (this.#sorted ??= [...this.#slots.keys()].sort())
    const from = placeOf(sorted, start)
    const found: number[] = []
    for (const code of sorted.slice(from, from + MAX_PREFIX_HITS)) {
      if (!code.startsWith(start)) break
      if (code !== start) found.push(...this.#slotsOf(code))
    }
    return found
  }
}

/** Binary search: the first place whose code is not before this one. */
const placeOf = (sorted: readonly string[], code: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < code) low = middle + 1
    else high = middle
  }
  return low
}
