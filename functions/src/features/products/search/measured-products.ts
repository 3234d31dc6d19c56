import { namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { measuresIn, type Measure } from '@bartan/contract/products/search-measure/read-measures'
import { Bitset } from '../index/bitset.ts'
import { isLeftOpen, type AskedMeasure } from '../index/variants/conditions.ts'
import { Postings } from './postings.ts'
import type { SearchResult } from './search-result.ts'
import { textOfFact } from './words-of-product.ts'

/** In its name or facts, so in every variant whose size says no other; or in a size alone. */
const WHOLE = 1
const OF_SIZE = 0

/** The product's sizes include its variants'. */
const measuresOf = (product: Product): ReadonlyMap<string, number> => {
  const { name, sizes, facts = [], variants } = product
  const whole = [name, ...Object.values(namesOf(product)), ...facts.map(textOfFact)]
  const ofSizes = variants?.map(({ size = '' }) => measuresIn(size)) ?? [[]]
  const isOfAny = (key: string) => ofSizes.some((ofSize) => isLeftOpen(key, ofSize))
  return new Map([
    ...sizes.flatMap(measuresIn).map((key) => [key, OF_SIZE] as const),
    ...whole
      .flatMap(measuresIn)
      .filter(isOfAny)
      .map((key) => [key, WHOLE] as const),
  ])
}

const slotsOf = (entries: Uint32Array) => Bitset.of(entries.map((entry) => entry >>> 8))

/** Products with a measure as a size, as a fact, or in the name. */
export class MeasuredProducts {
  /** Bounded by the catalog. */
  readonly #slots = new Map<string, Postings>()

  add(slot: number, product: Product): void {
    for (const [key, where] of measuresOf(product)) {
      const postings = this.#slots.get(key) ?? new Postings()
      postings.put(slot, where)
      this.#slots.set(key, postings)
    }
  }

  delete(slot: number, product: Product): void {
    for (const key of measuresOf(product).keys()) {
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
    const meant = byWords?.meant
    const asked = measures.map((measure) => this.#asked(measure, meant))
    const countOf = (slot: number) => asked.filter(({ any }) => any.has(slot)).length
    const isByWords = byWords !== undefined && byWords.ranked.length > 0
    const order = [...(isByWords ? byWords.ranked : popularity)].filter(
      (slot) => isByWords || countOf(slot) > 0,
    )
    const ranked = Uint32Array.from(
      [...asked, undefined].flatMap((_, place) =>
        order.filter((slot) => countOf(slot) === asked.length - place),
      ),
    )
    const isHad = asked.map(({ any }) => ranked.some((slot) => any.has(slot)))
    const missing = measures.filter((_, place) => !isHad[place])
    return {
      ranked,
      slots: Bitset.of(ranked),
      leftOut: [...(isByWords ? byWords.leftOut : []), ...missing.map(({ label }) => label)],
      measures: asked.filter((_, place) => isHad[place]),
      isByMeasure: !isByWords,
      meant,
    }
  }

  /** The measure of what may merely serve instead ("5 litre bhagona": a cooker) says nothing. */
  #asked({ key, label }: Measure, meant: Bitset | undefined): AskedMeasure {
    const all = this.#slots.get(key)?.entries ?? new Uint32Array(0)
    const entries = meant?.count() ? all.filter((entry) => meant.has(entry >>> 8)) : all
    const whole = entries.filter((entry) => (entry & WHOLE) !== 0)
    return { key, label, any: slotsOf(entries), whole: slotsOf(whole) }
  }
}
