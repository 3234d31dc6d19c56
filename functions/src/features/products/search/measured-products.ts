import { namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import type { Measure } from '@bartan/contract/products/search-measure/read-measures'
import { Bitset } from '../index/bitset.ts'
import { Postings } from './postings.ts'
import { textOfFact } from './words-of-product.ts'

/** The product's sizes include its variants'. */
const measuresOf = (product: Product): ReadonlySet<string> =>
  new Set(
    [
      product.name,
      ...Object.values(namesOf(product)),
      ...product.sizes,
      ...(product.facts ?? []).map(textOfFact),
    ].flatMap(measuresIn),
  )

type SearchResult = { ranked: Uint32Array; slots: Bitset; leftOut: readonly string[] }

/** Products with a measure as a size, as a fact, or in the name. */
export class MeasuredProducts {
  /** Bounded by the catalog. */
  readonly #slots = new Map<string, Postings>()

  add(slot: number, product: Product): void {
    for (const key of measuresOf(product)) {
      const postings = this.#slots.get(key) ?? new Postings()
      postings.put(slot, 0)
      this.#slots.set(key, postings)
    }
  }

  delete(slot: number, product: Product): void {
    for (const key of measuresOf(product)) {
      const postings = this.#slots.get(key)
      postings?.delete(slot)
      if (postings?.length === 0) this.#slots.delete(key)
    }
  }

  /**
   * Sorts results by how many of the measures they have. Without words, or if those find nothing, returns products with
   * any of the measures.
   */
  first(
    measures: readonly Measure[],
    byWords: SearchResult | undefined,
    popularity: Uint32Array,
  ): SearchResult {
    const sets = measures.map(({ key }) => this.#having(key))
    const countOf = (slot: number) => sets.filter((set) => set.has(slot)).length
    const isByWords = byWords !== undefined && byWords.ranked.length > 0
    const order = [...(isByWords ? byWords.ranked : popularity)].filter(
      (slot) => isByWords || countOf(slot) > 0,
    )
    const ranked = Uint32Array.from(
      sets
        .concat(new Bitset())
        .flatMap((_, place) => order.filter((slot) => countOf(slot) === sets.length - place)),
    )
    const missing = measures.filter((_, place) => !ranked.some((slot) => sets[place]?.has(slot)))
    return {
      ranked,
      slots: Bitset.of(ranked),
      leftOut: [...(isByWords ? byWords.leftOut : []), ...missing.map(({ label }) => label)],
    }
  }

  #having(key: string): Bitset {
    const entries = this.#slots.get(key)?.entries ?? new Uint32Array(0)
    return Bitset.of(entries.map((entry) => entry >>> 8))
  }
}
