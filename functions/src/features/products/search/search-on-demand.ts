import type { Product } from '@bartan/contract/products/schema'
import type { Synonym } from '@bartan/contract/settings/settings'
import { ProductSearch } from './product-search.ts'

/**
 * A search that indexes words only when somebody searches: a new instance answers lists and pages first, and most
 * instances never search drafts.
 */
export class SearchOnDemand {
  /** Bounded by the catalog. */
  readonly #unread = new Map<number, Product>()
  #search: ProductSearch | undefined
  #synonyms: readonly Synonym[] = []

  get ready(): ProductSearch {
    if (this.#search) return this.#search
    this.#search = new ProductSearch()
    this.#search.learn(this.#synonyms)
    for (const [slot, product] of this.#unread) this.#search.add(slot, product)
    this.#unread.clear()
    return this.#search
  }

  add(slot: number, product: Product): void {
    if (this.#search) this.#search.add(slot, product)
    else this.#unread.set(slot, product)
  }

  delete(slot: number, product: Product): void {
    if (this.#search) this.#search.delete(slot, product)
    else this.#unread.delete(slot)
  }

  replace(slot: number, before: Product, after: Product): void {
    if (this.#search) this.#search.replace(slot, before, after)
    else this.#unread.set(slot, after)
  }

  learn(synonyms: readonly Synonym[]): void {
    this.#synonyms = synonyms
    this.#search?.learn(synonyms)
  }

  forgetRanking(): void {
    this.#search?.forgetRanking()
  }
}
