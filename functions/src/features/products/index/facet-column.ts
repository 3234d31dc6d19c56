import { Bitset } from './bitset.ts'
import { compareNames } from './compare-names.ts'

type FacetValue = { value: string; size: number; slots: Bitset }

/** Filters ignore case and surrounding blanks (contract §3). */
export const facetKey = (value: string) => value.trim().toLowerCase()

/** One filterable attribute: the products that have each of its values. */
export class FacetColumn {
  /** Bounded by the catalog. */
  readonly #values = new Map<string, FacetValue>()
  readonly #houseSpelling: Map<string, string>
  readonly #housePlace: Map<string, number>
  #inOrder: FacetValue[] | undefined

  /** `houseValues` are listed first, in their order (Small before Large), then the others by name. */
  constructor(houseValues: readonly string[]) {
    this.#houseSpelling = new Map(houseValues.map((value) => [facetKey(value), value]))
    this.#housePlace = new Map(houseValues.map((value, place) => [facetKey(value), place]))
  }

  add(value: string, slot: number): void {
    const key = facetKey(value)
    if (key === '') return
    let known = this.#values.get(key)
    if (!known) {
      const spelling = this.#houseSpelling.get(key) ?? value.trim()
      known = { value: spelling, size: 0, slots: new Bitset() }
      this.#values.set(key, known)
      this.#inOrder = undefined
    }
    if (known.slots.has(slot)) return
    known.slots.add(slot)
    known.size++
  }

  delete(value: string, slot: number): void {
    const key = facetKey(value)
    const known = this.#values.get(key)
    if (!known?.slots.has(slot)) return
    known.slots.delete(slot)
    known.size--
    if (known.size > 0) return
    this.#values.delete(key)
    this.#inOrder = undefined
  }

  /** Keys of the values that some product has, without repeats, in order. */
  keysOf(values: readonly string[]): string[] {
    const keys = values.map(facetKey).filter((key) => this.#values.has(key))
    return [...new Set(keys)].sort()
  }

  /** Products that have `value`. The caller must not change the set. */
  slotsOf(value: string): Bitset | undefined {
    return this.#values.get(facetKey(value))?.slots
  }

  slotsOfAny(values: readonly string[]): Bitset {
    const union = new Bitset()
    for (const value of values) {
      const slots = this.slotsOf(value)
      if (slots) union.or(slots)
    }
    return union
  }

  /** The number of `candidates` with each value, and of `others` by facet key; zero counts are left out. */
  counts(
    candidates: Bitset,
    others?: ReadonlyMap<string, number>,
  ): { value: string; count: number }[] {
    this.#inOrder ??= this.#sorted()
    const counts = []
    for (const { value, slots } of this.#inOrder) {
      const count = candidates.countWith(slots) + (others?.get(facetKey(value)) ?? 0)
      if (count > 0) counts.push({ value, count })
    }
    return counts
  }

  #sorted(): FacetValue[] {
    const place = ({ value }: FacetValue) => this.#housePlace.get(facetKey(value)) ?? Infinity
    return [...this.#values.values()].sort((a, b) =>
      place(a) === place(b) ? compareNames(a.value, b.value) : place(a) - place(b),
    )
  }
}
