import type { Connect } from '#database/connect.ts'
import { productNames } from '#features/products/index/list-products.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import { goodsCatalogOf } from '#features/products/reading/goods-catalog.ts'
import { unknownWords } from '#features/products/reading/unknown-words.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import {
  learnedRepository,
  learnedTransactions,
} from '#features/searches/learned/learned.repository.ts'
import { learnedService } from '#features/searches/learned/learned.service.ts'
import { searchesRepository } from '#features/searches/searches.repository.ts'
import { searchesService } from '#features/searches/searches.service.ts'
import type { SettingsService } from '#features/settings/settings.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'

type Parts = {
  connect: Connect
  catalog: CatalogReplica
  products: ProductsService
  settings: SettingsService
  clock: Clock
  log: Log
}

/** Connects the counts of searches with the catalog and the settings' synonyms. */
export const connectSearches = ({ connect, catalog, products, settings, clock, log }: Parts) => {
  const namesOf = async (ids: readonly string[]) => productNames(await catalog.withDrafts(), ids)
  return searchesService({
    searches: searchesRepository(connect),
    found: products.found,
    spellings: products.spellings,
    namesOf,
    synonyms: async () => (await settings.open()).synonyms,
    addSynonym: settings.addSynonym,
    learned: learnedService({
      transact: learnedTransactions(connect),
      words: learnedRepository(connect).words,
      unknownWords: async (said) => unknownWords(said, goodsCatalogOf(await catalog.current())),
      namesOf,
    }),
    clock,
    log,
  })
}
