import type { Connect } from '#database/connect.ts'

/** Before any subscription: a query by range leaves out those that have no time at all. */
const BEGINNING = new Date(0)

export const subscribersRepository = (connect: Connect) => ({
  /**
   * Those whose address is confirmed, newest first. Reads the page and everything before it, plus one read per thousand
   * counted.
   */
  list: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { subscribers, timestamp } = await connect()
    const query = subscribers
      .where('confirmedAt', '>', timestamp(BEGINNING))
      .orderBy('confirmedAt', 'desc')
    const [{ docs }, counted] = await Promise.all([
      query.offset(skip).limit(limit).get(),
      query.count().get(),
    ])
    return {
      subscribers: docs.map((document) => {
        const { email, createdAt, unsubscribeToken = '' } = document.data()
        return { email, createdAt: createdAt.toDate().toISOString(), unsubscribeToken }
      }),
      total: counted.data().count,
    }
  },
})
