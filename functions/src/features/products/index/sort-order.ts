import { Bitset } from './bitset.ts'

/** Up to this many changes are moved one by one; more are merged in one pass. */
const FEW = 8

/** Slots in one sort order. Changes need no full sort: a few memory moves for one product, one pass for a batch. */
export class SortOrder {
  readonly #compare: (a: number, b: number) => number
  /** With spare room after `#length`. */
  #room = new Uint32Array(0)
  #length = 0

  /** `compare` must never return 0 for different slots, or pages would not be stable. */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  get slots(): Uint32Array {
    return this.#room.subarray(0, this.#length)
  }

  /** Removes the `moved` slots, then inserts those that pass `stays` at their new places. */
  patch(moved: ReadonlySet<number>, stays: (slot: number) => boolean): void {
    if (moved.size === 0) return
    const entering = [...moved].filter(stays)
    if (moved.size > FEW) return this.#merge(Bitset.of(moved), entering.sort(this.#compare))
    for (const slot of moved) this.#takeOut(slot)
    for (const slot of entering) this.#putIn(slot)
  }

  #takeOut(slot: number): void {
    const at = this.slots.indexOf(slot)
    if (at < 0) return
    this.#room.copyWithin(at, at + 1, this.#length)
    this.#length--
  }

  #putIn(slot: number): void {
    if (this.#length === this.#room.length) this.#room = roomFor(this.slots, this.#length + 1)
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(slot, this.#room[middle] ?? 0) < 0) high = middle
      else low = middle + 1
    }
    this.#room.copyWithin(low + 1, low, this.#length)
    this.#room[low] = slot
    this.#length++
  }

  #merge(leaving: Bitset, entering: readonly number[]): void {
    const merged = roomFor([], this.#length + entering.length)
    let length = 0
    let next = 0
    for (const slot of this.slots) {
      if (leaving.has(slot)) continue
      let rival = entering[next]
      while (rival !== undefined && this.#compare(rival, slot) < 0) {
        merged[length++] = rival
        rival = entering[++next]
      }
      merged[length++] = slot
    }
    for (; next < entering.length; next++) merged[length++] = entering[next] ?? 0
    this.#room = merged
    this.#length = length
  }
}

const roomFor = (slots: ArrayLike<number>, length: number): Uint32Array<ArrayBuffer> => {
  const room = new Uint32Array(length + (length >>> 4) + 16)
  room.set(slots)
  return room
}
