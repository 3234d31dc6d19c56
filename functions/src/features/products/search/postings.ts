/** Where in a product a word occurs: flags in the low byte of a posting. */
export const FIELD = {
  name: 1,
  /** The word of the name that says what the thing is: "bottle" in "Steel Bottle". */
  head: 2,
  /** The first word of the name. */
  first: 4,
  /** Brand, category, material or collection. */
  label: 8,
  description: 16,
  /** Color or size. */
  choice: 32,
} as const

const PLACE_IN_NAME = FIELD.head | FIELD.first
const ANY_FIELD = 255 & ~PLACE_IN_NAME
export const TEXT_FIELDS = 255 & ~FIELD.choice
/** Fields that name and label the thing. */
export const LABELS = TEXT_FIELDS & ~FIELD.description

/**
 * The products with a word: one number each, slot × 256 + fields, sorted by slot. Four bytes per posting in one flat
 * array; loading appends, a later change moves the tail with one copyWithin.
 */
export class Postings {
  #entries = new Uint32Array(1)
  #length = 0

  static of(entries: readonly number[]): Postings {
    const postings = new Postings()
    postings.#entries = Uint32Array.from(entries)
    postings.#length = entries.length
    return postings
  }

  get length(): number {
    return this.#length
  }

  get entries(): Uint32Array {
    return this.#entries.subarray(0, this.#length)
  }

  /** The fields of a product with the word; 0 without it. */
  fieldsOf(slot: number): number {
    const entry = this.#entries[this.#placeOf(slot)] ?? 0
    return this.#length > 0 && entry >>> 8 === slot ? entry & 255 : 0
  }

  /** Whether any product has the word in one of these fields. */
  isIn(fields: number): boolean {
    for (let at = 0; at < this.#length; at++)
      if (((this.#entries[at] ?? 0) & fields) !== 0) return true
    return false
  }

  put(slot: number, fields: number): void {
    const at = this.#placeOf(slot)
    const entry = slot * 256 + fields
    if (at < this.#length && (this.#entries[at] ?? 0) >>> 8 === slot) {
      this.#entries[at] = entry
      return
    }
    if (this.#length === this.#entries.length) {
      const grown = new Uint32Array(Math.ceil(this.#length * 1.5) + 1)
      grown.set(this.#entries)
      this.#entries = grown
    }
    this.#entries.copyWithin(at + 1, at, this.#length)
    this.#entries[at] = entry
    this.#length++
  }

  delete(slot: number): void {
    const at = this.#placeOf(slot)
    if (at === this.#length || (this.#entries[at] ?? 0) >>> 8 !== slot) return
    this.#entries.copyWithin(at, at + 1, this.#length)
    this.#length--
  }

  /** Products with both words in the same field, like a phrase. */
  and(other: Postings): Postings {
    const [mine, theirs] = [this.entries, other.entries]
    const both: number[] = []
    for (let i = 0, j = 0; i < mine.length && j < theirs.length;) {
      const [a = 0, b = 0] = [mine[i], theirs[j]]
      if (a >>> 8 === b >>> 8 && (a & b & ANY_FIELD) !== 0)
        both.push((a & ~255) | (a & b & ANY_FIELD) | ((a | b) & PLACE_IN_NAME))
      if (a >>> 8 <= b >>> 8) i++
      if (b >>> 8 <= a >>> 8) j++
    }
    return Postings.of(both.map((entry) => entry >>> 0))
  }

  #placeOf(slot: number): number {
    const last = this.#entries[this.#length - 1] ?? 0
    if (this.#length === 0 || last >>> 8 < slot) return this.#length
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#entries[middle] ?? 0) >>> 8 < slot) low = middle + 1
      else high = middle
    }
    return low
  }
}
