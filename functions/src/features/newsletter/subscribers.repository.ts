import type { Connect } from '#database/connect.ts'
import { readCountedPage } from '#database/list-cursor.ts'
import type { PageQuery } from '#domain/cursor.ts'

/** Earlier than any subscription. The range query leaves out documents without the field. */
const BEGINNING = new Date(0)

export const subscribersRepository = (connect: Connect) => ({
  /**
   * Subscriptions with a confirmed address, newest first. Reads the page, one document more, and one read per thousand
   * counted.
   */
  list: async (page: PageQuery) => {
    const database = await connect()
    const { subscribers, timestamp } = database
    const query = subscribers.where('confirmedAt', '>', timestamp(BEGINNING))
    const newestFirst = { by: ['confirmedAt'], direction: 'desc' } as const
    const { docs, ...paging } = await readCountedPage(database, query, newestFirst, page)
    const list = docs.map((document) => {
      const { email, createdAt, unsubscribeToken = '' } = document.data()
      return { email, createdAt: createdAt.toDate().toISOString(), unsubscribeToken }
    })
    return { list, ...paging }
  },
})
