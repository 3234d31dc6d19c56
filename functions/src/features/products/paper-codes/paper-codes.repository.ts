import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

const paperCodesUnit = ({ paperCodes, serverTime }: Database, work: UnitOfWork) => ({
  /** Products in the order of their codes. */
  products: async (): Promise<readonly string[]> => (await work.read(paperCodes))?.products ?? [],
  keep: (products: string[]) => work.set(paperCodes, { products, updatedAt: serverTime }),
})

export const paperCodesTransactions = (connect: Connect) => transactions(connect, paperCodesUnit)

export const paperCodesRepository = (connect: Connect) => ({
  products: async (): Promise<readonly string[]> => {
    const { paperCodes } = await connect()
    return (await paperCodes.get()).data()?.products ?? []
  },
})
