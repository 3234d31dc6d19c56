import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import { facetKey } from '../facet-column.ts'

/** Sizes and colors as numbers, so that rows take little room and are compared fast. */
export class RowTexts {
  /** Bounded by the rows. */
  readonly #ids = new Map<string, number>()
  /** Bounded by the rows. */
  readonly #keyIds = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #keys: string[] = []
  readonly #measures: (readonly string[] | undefined)[] = []
  /** By text, its key: "red " and "Red" have the same. */
  readonly keyOf: number[] = []

  idOf(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    const id = this.#texts.push(text) - 1
    this.#ids.set(text, id)
    const key = facetKey(text)
    const keyId = this.#keyIds.get(key) ?? this.#keys.push(key) - 1
    this.#keyIds.set(key, keyId)
    this.keyOf[id] = keyId
    return id
  }

  text(id = 0): string {
    return this.#texts[id] ?? ''
  }

  get keyCount(): number {
    return this.#keys.length
  }

  byKey(counts: readonly number[]): Map<string, number> {
    const found = new Map<string, number>()
    for (const [at, key] of this.#keys.entries()) {
      const count = counts[at] ?? 0
      if (count > 0) found.set(key, count)
    }
    return found
  }

  /** By text, 1 for those with one of the values' keys; undefined without values. */
  among(values: readonly string[] | undefined): Uint8Array | undefined {
    if (!values?.length) return undefined
    const asked = new Set(values.map((value) => this.#keyIds.get(facetKey(value))))
    return Uint8Array.from(this.keyOf, (key) => Number(asked.has(key)))
  }

  measures(id: number): readonly string[] {
    return (this.#measures[id] ??= measuresIn(this.text(id)))
  }
}
