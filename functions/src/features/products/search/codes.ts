/** SKUs and GTINs of products, found whole and by prefix. */

/** A scanner may add zeros: cartons have 14 digits for a GTIN of 13. */
const LEADING_ZEROS = /^0+(?=\d{7,}$)/

/** Normalized for comparison: people omit hyphens and blanks, and type lower case. */
const codeKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(LEADING_ZEROS, '')

const LIKE_A_CODE = /\p{N}|\S[-_./]\S/u

/** Shorter prefixes match too many codes. */
const BEGINNING_FROM = 3

/** A longer prefix finds the rest. */
const MAX_PREFIX_HITS = 1000

export type CodeHits = {
  /** Slots with exactly this code. */
  exact: number[]
  /** Slots with this prefix, in the order of codes. */
  beginning: number[]
  /** Looks like a code, not a word: PRK-B, PRK12. */
  isCode: boolean
}

export class Codes {
  /** Usually a single number: a catalog of 100,000 variants has twice as many codes. Bounded by the catalog. */
  readonly #slots = new Map<string, number | number[]>()
  /** All codes sorted, from the first search on. */
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
    // Two spellings of a code may belong to one product, which is then listed twice.
    const at = others.indexOf(slot)
    const left = others.filter((_, place) => place !== at)
    if (left.length > 0) this.#slots.set(key, left)
    else if (this.#slots.delete(key)) this.#sorted?.splice(placeOf(this.#sorted, key), 1)
  }

  find(text: string): CodeHits {
    const key = codeKey(text)
    const exact = [...this.#slotsOf(key)]
    const beginning = key.length < BEGINNING_FROM ? [] : this.#beginning(key)
    return { exact, beginning, isCode: LIKE_A_CODE.test(text) }
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

/** Binary search: the index of the first code not before this one. */
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
