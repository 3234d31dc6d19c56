import { OPENING_BATCH } from '@bartan/contract/orders/opening-endpoints'
import type { Connect } from '#database/connect.ts'

type Flag = 'isPractice' | 'lacksDocument'

export const openingRepository = (connect: Connect) => ({
  count: async (flag: Flag): Promise<number> => {
    const { orders } = await connect()
    return (await orders.where(flag, '==', true).count().get()).data().count
  },

  /** The ids of some orders with this flag. */
  some: async (flag: Flag): Promise<string[]> => {
    const { orders } = await connect()
    const { docs } = await orders.where(flag, '==', true).limit(OPENING_BATCH).select().get()
    return docs.map(({ id }) => id)
  },
})
