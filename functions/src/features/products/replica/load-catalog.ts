import type { Log } from '#platform/log.ts'
import { Catalog } from '../index/catalog.ts'
import type { CatalogChange, CatalogEntry } from '../index/product-rows.ts'
import type { CatalogCopy, CatalogSource, Moment } from './catalog-source.ts'
import { ChangeFilter } from './change-filter.ts'
import { unpackShard } from './shard-format.ts'

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
