import type { Named } from '@bartan/contract/products/names'
import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import {
  type Search,
  type SearchReport,
  addSynonym,
  listSearches,
  reportSearch,
} from '@bartan/contract/searches/endpoints'
import {
  dismissLearned,
  teachWords,
  type LearnedWord,
} from '@bartan/contract/searches/learned-endpoints'
import { FEW, isPersonal, MAX_SEARCHES } from '@bartan/contract/searches/rules'
import type { Settings, Synonym } from '@bartan/contract/settings/settings'
import { SYNONYM_LENGTH } from '@bartan/contract/settings/synonym-schema'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { handle } from '#http/framework/route.ts'
import { addressKey } from '#http/limits/limit-address.ts'
import { ReportLimit } from '#http/limits/report-limit.ts'
import { gatherByDay } from '#platform/concurrency/gather-by-day.ts'
import type { ShopContext } from '../../shop-context.ts'
import { addSearches, type CountedSearch } from './day-searches.ts'
import { confirmedWords, withDismissed, withTaught } from './learned/learned-words.ts'
import {
  learnedRepository,
  learnedTransactions,
  searchesRepository,
} from './searches.repository.ts'

/** Words of a stretch that the catalog doesn't know, without numbers, sizes and chatter. */
type UnknownWords = (said: string) => Promise<readonly string[]>

/** Queue of the jobs that teach. */
const LOCK = 'learned words'

/** Longer texts are sentences, not names. */
const MAX_WORDS = 3

const meaningOf = (name: string): string =>
  name.length <= SYNONYM_LENGTH
    ? name
    : name
        .slice(0, SYNONYM_LENGTH + 1)
        .replace(/\s+\S*$/u, '')
        .slice(0, SYNONYM_LENGTH)

/** Words that staff had to explain when turning messages into orders, offered as synonyms once two orders agree. */
const learnedService = ({ connect, namesOf }: ShopContext, unknownWords: UnknownWords) => {
  const transact = learnedTransactions(connect)
  const { words } = learnedRepository(connect)

  const wordOf = async (said: string): Promise<string | undefined> => {
    const unknown = await unknownWords(said)
    const word = unknown.join(' ')
    const isWord = unknown.length > 0 && unknown.length <= MAX_WORDS
    return isWord && word.length <= SYNONYM_LENGTH && !isPersonal(said) ? word : undefined
  }

  return {
    /** Accepts only products of the order, and no word of the customer's name or address. */
    teach: async (orderId: string, lines: readonly { said: string; productId: ProductId }[]) => {
      const taught = await Promise.all(
        lines.map(async ({ said, productId }) => ({
          word: await wordOf(said),
          product: productId,
        })),
      )
      return transact([LOCK], async (unit, keep) => {
        const order = await unit.order(orderId)
        if (!order) throw new AppError('not_found', reason('order_not_found'))
        const own = new Set(order.person.toLowerCase().split(/[^\p{L}\p{M}]+/u))
        const noted = taught.flatMap(({ word, product }) =>
          word !== undefined &&
          order.productIds.includes(product) &&
          !word.split(' ').some((one) => own.has(one))
            ? [{ word, product }]
            : [],
        )
        const before = await unit.words()
        const after = withTaught(before, noted, orderId)
        if (after !== before) unit.keep(after)
        return keep.reply({ noted: noted.length })
      })
    },

    dismiss: (word: string, product: string) =>
      transact([LOCK], async (unit, keep) => {
        const before = await unit.words()
        const after = withDismissed(before, { word, product })
        if (after !== before) unit.keep(after)
        return keep.reply({})
      }),

    /** Without words that have a synonym already, and without deleted products. */
    offered: async (synonyms: readonly Synonym[]): Promise<LearnedWord[]> => {
      const meant = new Set(synonyms.map(({ word }) => word.toLowerCase()))
      const fresh = confirmedWords(await words()).filter(({ word }) => !meant.has(word))
      const names = await namesOf(fresh.map(({ product }) => product))
      return fresh.flatMap(({ word, product }) => {
        const name = names.get(product)?.name
        return name === undefined
          ? []
          : [{ word, productId: asProductId(product), name, means: meaningOf(name) }]
      })
    },
  }
}

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
export const searchRoutes = (
  context: ShopContext,
  { found, spellings, unknownWords, synonyms, addSynonym: saveSynonym }: Others,
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

  /** The catalog, not the browser, decides what was found. Reports beyond a plausible number are ignored. */
  const report = async (
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
  }

  const teach = learned.teach

  const dismiss = learned.dismiss

  return [
    handle(reportSearch, async ({ body, req }) => {
      await report(body, req.ip === undefined ? undefined : addressKey(req.ip))
      return {}
    }),
    handle(listSearches, async ({ query: { days } }) => {
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
    }),
    handle(addSynonym, ({ body, caller }) => saveSynonym(body, caller)),
    handle(teachWords, ({ params, body }) => teach(params.id, body.words)),
    handle(dismissLearned, ({ body }) => dismiss(body.word, body.productId)),
  ]
}
