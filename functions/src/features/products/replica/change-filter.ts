import type { Log } from '#platform/log.ts'
import type { Catalog } from '../index/catalog.ts'
import type { CatalogChange, CatalogEntry } from '../index/product-rows.ts'
import type { ReadProduct } from './catalog-source.ts'
import { readEntry } from './read-entry.ts'

/** How long a read from before a deletion may still be running. */
const REMEMBER_DELETIONS_MICROS = 10 * 60 * 1_000_000

/**
 * Passes only what is newer than the catalog. Refreshes overlap, own writes arrive separately, and answers may overtake
 * each other: only a product's version shows the latest state.
 */
export class ChangeFilter {
  readonly #catalog: Catalog
  readonly #log: Log
  /** Deleted or invalid products with their version. Bounded by the products that staff delete in ten minutes. */
  readonly #absent = new Map<string, number>()

  constructor(catalog: Catalog, log: Log) {
    this.#catalog = catalog
    this.#log = log
  }

  take(batch: readonly ReadProduct[]): CatalogChange[] {
    const news: CatalogChange[] = []
    for (const read of batch) {
      if (read.version <= this.#knownVersion(read.id)) continue
      const entry = this.#read(read)
      if (entry) this.#absent.delete(read.id)
      else this.#absent.set(read.id, read.version)
      news.push({ id: read.id, version: read.version, entry })
    }
    return news
  }

  /** Forgets deletions that no late answer can contradict any more. */
  forgetBefore(asOf: number): void {
    for (const [id, version] of this.#absent)
      if (version < asOf - REMEMBER_DELETIONS_MICROS) this.#absent.delete(id)
  }

  #knownVersion(id: string): number {
    const rows = this.#catalog.indexOf(id)?.rows
    const slot = rows?.slotOf(id)
    return rows && slot !== undefined ? rows.version(slot) : (this.#absent.get(id) ?? -1)
  }

  // No instance shows an invalid document: new ones never saw it valid, and old ones drop it.
  #read(read: ReadProduct): CatalogEntry | undefined {
    try {
      return readEntry(read)
    } catch (error) {
      this.#log.error('A product document is not valid and is not shown', {
        productId: read.id,
        cause: String(error),
      })
      return undefined
    }
  }
}
