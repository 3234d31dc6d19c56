import type { CatalogueChange } from '../catalogue-entry.ts'
import { CatalogueIndex } from '../index/catalogue-index.ts'
import type { Log } from '../../../platform/log.ts'
import type { CatalogueSource, Moment } from './catalogue-source.ts'
import { ChangeFilter } from './change-filter.ts'
import { unpackShard } from './shard-format.ts'

export type LoadedCatalogue = {
  index: CatalogueIndex
  changes: ChangeFilter
  asOf: Moment
  /** Generation of the copy that it came from; 0 for none. */
  generation: number
  /** Products that were not, or not as they are, in the copy. */
  changed: Set<string>
}

/**
 * A cold start: the copy, if there is a good one, and what changed since; else every product document.
 * At 10,000 products some five documents are read, plus the changes.
 */
export const loadCatalogue = async (
  source: CatalogueSource,
  log: Log,
): Promise<LoadedCatalogue> => {
  const copy = await source.readCopy()
  const copied = copy && (await unpackAll(copy.shards, log))
  const index = new CatalogueIndex()
  for (const changes of copied ?? []) index.apply(changes)
  const filter = new ChangeFilter(index, log)
  const changed = new Set<string>()
  const from = copied && copy ? copy.changesFrom : undefined
  const asOf = await source.readChanges(from, (batch) => {
    const news = filter.take(batch)
    index.apply(news)
    for (const { id } of news) changed.add(id)
  })
  return { index, changes: filter, asOf, generation: copy?.generation ?? 0, changed }
}

const unpackAll = async (
  shards: Uint8Array[],
  log: Log,
): Promise<CatalogueChange[][] | undefined> => {
  try {
    const unpacked = await Promise.all(shards.map(unpackShard))
    return unpacked.map((entries) =>
      entries.map((entry) => ({ id: entry.product._id, version: entry.version, entry })),
    )
  } catch (error) {
    log.warn('The copy of the catalogue can not be used', { cause: String(error) })
    return undefined
  }
}
