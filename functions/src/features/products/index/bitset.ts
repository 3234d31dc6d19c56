const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * A set of slots, one bit each: 100,000 products fit into 12.5 kB, and `and` intersects 32 products at a time. Sets
 * grow as needed; slots beyond the end aren't in the set.
 */
export class Bitset {
  #words: Uint32Array

  constructor(words: Uint32Array = new Uint32Array(0)) {
    this.#words = words
  }

  static of(slots: Iterable<number>): Bitset {
    const set = new Bitset()
    for (const slot of slots) set.add(slot)
    return set
  }

  get byteLength(): number {
    return this.#words.byteLength
  }

  has(slot: number): boolean {
    return (((this.#words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
  }

  add(slot: number): void {
    const at = slot >>> 5
    if (at >= this.#words.length) {
      const grown = new Uint32Array(Math.max(at + 1, this.#words.length * 2, 4))
      grown.set(this.#words)
      this.#words = grown
    }
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31))
  }

  delete(slot: number): void {
    const at = slot >>> 5
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31))
  }

  clone(): Bitset {
    return new Bitset(this.#words.slice())
  }

  /** Keeps only what is also in `other`. */
  and(other: Bitset): this {
    const mine = this.#words
    const theirs = other.#words
    for (let at = 0; at < mine.length; at++) mine[at] = (mine[at] ?? 0) & (theirs[at] ?? 0)
    return this
  }

  andNot(other: Bitset): this {
    const mine = this.#words
    const theirs = other.#words
    const length = Math.min(mine.length, theirs.length)
    for (let at = 0; at < length; at++) mine[at] = (mine[at] ?? 0) & ~(theirs[at] ?? 0)
    return this
  }

  or(other: Bitset): this {
    if (other.#words.length > this.#words.length) {
      const grown = new Uint32Array(other.#words.length)
      grown.set(this.#words)
      this.#words = grown
    }
    const mine = this.#words
    const theirs = other.#words
    for (let at = 0; at < theirs.length; at++) mine[at] = (mine[at] ?? 0) | (theirs[at] ?? 0)
    return this
  }

  count(): number {
    let count = 0
    for (let at = 0; at < this.#words.length; at++) count += bitsIn(this.#words[at] ?? 0)
    return count
  }

  countWith(other: Bitset): number {
    const mine = this.#words
    const theirs = other.#words
    const length = Math.min(mine.length, theirs.length)
    let count = 0
    for (let at = 0; at < length; at++) count += bitsIn((mine[at] ?? 0) & (theirs[at] ?? 0))
    return count
  }

  /** The slots that are in both, lowest first: a loop over them is faster than calls. */
  toSlots(other: Bitset = this): Uint32Array {
    const slots = new Uint32Array(this.countWith(other))
    const [mine, theirs] = [this.#words, other.#words]
    let found = 0
    for (let at = 0; at < mine.length && at < theirs.length; at++) {
      for (let word = (mine[at] ?? 0) & (theirs[at] ?? 0); word !== 0; word &= word - 1)
        slots[found++] = at * 32 + 31 - Math.clz32(word & -word)
    }
    return slots
  }

  /** Calls back for each slot, lowest first. */
  forEach(visit: (slot: number) => void): void {
    for (let at = 0; at < this.#words.length; at++) {
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1)
        visit(at * 32 + 31 - Math.clz32(word & -word))
    }
  }
}
