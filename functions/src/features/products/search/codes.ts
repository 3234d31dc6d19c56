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

/** Nobody looks further; the rest is found by more of the code. */
const MOST_BEGUN = 1000

export type CodeHits = {
  /** Slots whose code this is. */
  exact: number[]
  /** Slots whose code begins so, in the order of codes. */
  begun: number[]
  /** Looks like a code, not like a word: PRK-B, PRK12. */
  isCode: boolean
}

export class Codes {
  readonly #slots = new Map<string, number[]>()
  /** Sorted anew when it is needed after codes have come or gone, which few changes do. */
  #sorted: string[] | undefined

  add(code: string, slot: number): void {
    const key = codeKey(code)
    const slots = this.#slots.get(key)
    if (slots) slots.push(slot)
    else {
      this.#slots.set(key, [slot])
      this.#sorted = undefined
    }
  }

  delete(code: string, slot: number): void {
    const key = codeKey(code)
    const slots = this.#slots.get(key)?.filter((other) => other !== slot) ?? []
    if (slots.length > 0) this.#slots.set(key, slots)
    else {
      this.#slots.delete(key)
      this.#sorted = undefined
    }
  }

  find(text: string): CodeHits {
    const key = codeKey(text)
    const exact = this.#slots.get(key) ?? []
    const begun = key.length < BEGINNING_FROM ? [] : this.#beginning(key)
    return { exact, begun, isCode: LIKE_A_CODE.test(text) }
  }

  #beginning(start: string): number[] {
    this.#sorted ??= [...this.#slots.keys()].sort()
    const sorted = this.#sorted
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    const found: number[] = []
    for (const code of sorted.slice(low, low + MOST_BEGUN)) {
      if (!code.startsWith(start)) break
      if (code !== start) found.push(...(this.#slots.get(code) ?? []))
    }
    return found
  }
}
