import type { Named } from '@bartan/contract/products/names'
import { asProductId } from '@bartan/contract/products/product-id'
import type { Search, SearchReport } from '@bartan/contract/searches/endpoints'
import { FEW, isPersonal, MAX_SEARCHES } from '@bartan/contract/searches/rules'
import type { Settings, Synonym } from '@bartan/contract/settings/settings'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import type { Caller } from '#domain/caller.ts'
import { ReportLimit } from '#http/limits/report-limit.ts'
import { gatherByDay } from '#platform/concurrency/gather-by-day.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addSearches, type CountedSearch } from './day-searches.ts'
import { learnedService, type UnknownWords } from './learned/learned.service.ts'
import { searchesRepository } from './searches.repository.ts'

/** The catalog in memory, and the settings' synonyms. */
type Others = {
  found: (search: string) => Promise<{ total: number; leftOut: readonly string[] }>
  spellings: (searches: readonly string[]) => Promise<readonly (string | undefined)[]>
  unknownWords: UnknownWords
  synonyms: () => Promise<readonly Synonym[]>
  addSynonym: (synonym: Synonym, by: Caller) => Promise<Settings>
}

/** A search ignores case and blanks. */
const plain = (search: string): string => search.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const toSearches = (
  counted: readonly CountedSearch[],
  names: ReadonlyMap<string, Named>,
): Search[] =>
  counted.map(({ bought, ...search }) => ({
    ...search,
    bought: Object.entries(bought)
      .map(([id, times]) => ({ _id: asProductId(id), name: names.get(id)?.name ?? '', times }))
      .filter(({ name }) => name !== '')
      .toSorted((one, other) => other.times - one.times),
  }))

/** Searches without useful results: counted by day, without any data about the person. */
export const searchesService = (
  context: ShopContext,
  { found, spellings, unknownWords, synonyms, addSynonym }: Others,
) => {
  const { connect, namesOf, clock, log } = context
  const searches = searchesRepository(connect)
  const learned = learnedService(context, unknownWords)
  const limit = new ReportLimit('searchesPerAddress')
  const gathered = gatherByDay<CountedSearch[]>({
    empty: () => [],
    merge: addSearches,
    write: (day, counted) => searches.add(day, counted),
    onFailure: (day, cause) => log.warn('Searches could not be counted', { day, cause }),
    clock,
  })

  return {
    /** The catalog, not the browser, decides what was found. Reports beyond a plausible number are ignored. */
    report: async (
      { search: asked, bought }: SearchReport,
      address: string | undefined,
    ): Promise<void> => {
      const search = plain(asked)
      if (!limit.take(address ?? '', clock.now().getTime()) || isPersonal(search)) return
      const { total, leftOut } = await found(search)
      if (total > FEW && leftOut.length === 0) return
      const names = await namesOf(bought)
      const known = Object.fromEntries([...names.keys()].map((id) => [id, 1]))
      const times = bought.length > 0 ? 0 : 1
      await gathered.add([{ search, times, found: total, leftOut: [...leftOut], bought: known }])
    },

    list: async (days: number) => {
      await gathered.flush()
      const first = addDays(dayOf(clock.now()), 1 - days)
      const all: CountedSearch[] = []
      for (const counted of await searches.since(first, days)) addSearches(all, counted, Infinity)
      const most = all.toSorted((one, other) => other.times - one.times).slice(0, MAX_SEARCHES)
      const names = await namesOf(most.flatMap(({ bought }) => Object.keys(bought)))
      const nearest = await spellings(most.map(({ search }) => search))
      const own = [...(await synonyms())]
      return {
        searches: toSearches(most, names).map((search, place) => ({
          ...search,
          suggestion: nearest[place],
        })),
        synonyms: own,
        learned: await learned.offered(own),
      }
    },

    addSynonym,
    teach: learned.teach,
    dismiss: learned.dismiss,
  }
}

export type SearchesService = ReturnType<typeof searchesService>
