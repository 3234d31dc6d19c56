import type { Connect } from '#database/connect.ts'
import { readPage } from '#database/list-cursor.ts'
import type { PageQuery } from '#database/list-cursor.ts'

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
    const [{ docs, next }, counted] = await Promise.all([
      readPage(database, query, { by: ['confirmedAt'], direction: 'desc' }, page),
      query.count().get(),
    ])
    return {
      subscribers: docs.map((document) => {
        const { email, createdAt, unsubscribeToken = '' } = document.data()
        return { email, createdAt: createdAt.toDate().toISOString(), unsubscribeToken }
      }),
      total: counted.data().count,
      next,
    }
  },
})
