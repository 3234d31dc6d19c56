import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { inTransaction, transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { addSearches, type CountedSearch } from './day-searches.ts'
import type { Learned } from './learned/learned-words.ts'

/** Shards of a day. An instance uses one, so that instances rarely write to the same document. */
const SHARDS = 4

const KEEP_DAYS = 120

export const searchesRepository = (connect: Connect) => {
  const shard = Math.floor(Math.random() * SHARDS)
  return {
    /** One read and one write for any number of searches. */
    add: async (day: string, added: readonly CountedSearch[]): Promise<void> => {
      const { firestore, searchDays, timestamp } = await connect()
      const document = searchDays.doc(`${day} ${shard}`)
      await inTransaction(firestore, async (work) => {
        const searches = (await work.read(document))?.searches ?? []
        addSearches(searches, added)
        const expiresAt = timestamp(startOfDay(addDays(day, KEEP_DAYS)))
        work.set(document, { day, searches, expiresAt })
      })
    },

    /** Oldest day first; at most four reads per day. */
    since: async (first: string, days: number): Promise<CountedSearch[][]> => {
      const { searchDays } = await connect()
      const { docs } = await searchDays
        .where('day', '>=', first)
        .orderBy('day')
        .limit(days * SHARDS)
        .get()
      return docs.map((document) => document.data().searches)
    },
  }
}

const learnedUnit = ({ learnedWords, orders }: Database, work: UnitOfWork) => ({
  order: async (id: string) => {
    const order = isDocumentId(id) ? await work.read(orders.doc(id)) : undefined
    if (!order) return undefined
    const { productIds, user, shippingAddress } = order
    return { productIds, person: [user.name, ...Object.values(shippingAddress)].join(' ') }
  },
  words: async (): Promise<readonly Learned[]> => (await work.read(learnedWords))?.words ?? [],
  keep: (words: readonly Learned[]) => work.set(learnedWords, { words: [...words] }),
})

export const learnedTransactions = (connect: Connect) => transactions(connect, learnedUnit)

export const learnedRepository = (connect: Connect) => ({
  words: async (): Promise<readonly Learned[]> => {
    const { learnedWords } = await connect()
    return (await learnedWords.get()).data()?.words ?? []
  },
})
