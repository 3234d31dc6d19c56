import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Learned } from './learned-words.ts'

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
