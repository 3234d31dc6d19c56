import type { Log } from '#platform/log.ts'
import type { CatalogChange, CatalogEntry } from '../index/product-rows.ts'
import type { Catalog } from '../index/catalog.ts'
import type { ReadProduct } from './catalog-source.ts'
import { readEntry } from './read-entry.ts'

/** How long a read from before a deletion may still be under way. */
const REMEMBER_DELETIONS_MICROS = 10 * 60 * 1_000_000

/**
 * Lets through only what is newer than what the catalog has. Refreshes overlap, our own writes arrive by another path,
 * and answers overtake each other: only a product's version tells which state is the latest.
 */
export class ChangeFilter {
  readonly #catalog: Catalog
  readonly #log: Log
  /**
   * Deleted or invalid products, with the version in which they became so. Bounded by the products that staff delete
   * in ten minutes.
   */
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

  // An invalid document is shown by no instance: not by new ones, which never saw it valid, nor by old ones.
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
