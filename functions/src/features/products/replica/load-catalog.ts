import type { Log } from '#platform/log.ts'
import { Catalog } from '../index/catalog.ts'
import type { CatalogChange, CatalogEntry } from '../index/product-rows.ts'
import type { CatalogCopy, CatalogSource, Moment, ReadProduct } from './catalog-source.ts'
import { readEntry } from './read-entry.ts'
import { unpackShard } from './shard-format.ts'

/** How long a read from before a deletion may still be running. */
const REMEMBER_DELETIONS_MICROS = 10 * 60 * 1_000_000

/**
 * Passes only what is newer than the catalog. Refreshes overlap, own writes arrive separately, and answers may overtake
 * each other: only a product's version shows the latest state.
 */
class ChangeFilter {
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

export type LoadedCatalog = {
  catalog: Catalog
  changes: ChangeFilter
  asOf: Moment
  /** Generation of the copy used; 0 for none. */
  generation: number
  /** Products missing from the copy or outdated in it. */
  changed: Set<string>
}

/**
 * A cold start: the copy, if usable, plus later changes; else every product document. With 10,000 products it reads
 * about five documents, plus the changes.
 */
export const loadCatalog = async (source: CatalogSource, log: Log): Promise<LoadedCatalog> => {
  const copy = await source.readCopy()
  const copied = copy && (await indexCopy(copy, log))
  const catalog = copied ?? new Catalog()
  const filter = new ChangeFilter(catalog, log)
  const changed = new Set<string>()
  const from = copied && copy?.changesFrom
  const asOf = await source.readChanges(from, (batch) => {
    const news = filter.take(batch)
    catalog.apply(news)
    for (const { id } of news) changed.add(id)
  })
  return { catalog, changes: filter, asOf, generation: copy?.generation ?? 0, changed }
}

/** One shard and one product at a time: all as objects at once would take three times the memory. */
const indexCopy = async (copy: CatalogCopy, log: Log): Promise<Catalog | undefined> => {
  const catalog = new Catalog()
  try {
    for (const shard of copy.shards) catalog.apply(asChanges(await unpackShard(shard)))
    return catalog
  } catch (error) {
    log.warn('The copy of the catalog can not be used', { cause: String(error) })
    return undefined
  }
}

function* asChanges(entries: Iterable<CatalogEntry>): Generator<CatalogChange> {
  for (const entry of entries) yield { id: entry.product._id, version: entry.version, entry }
}
