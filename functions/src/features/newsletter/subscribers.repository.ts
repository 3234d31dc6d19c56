import type { Subscriber } from '@bartan/contract/subscriber'
import type { Connect } from '../../platform/firestore.ts'

export const subscribersRepository = (connect: Connect) => ({
  /** Newest first. Reads the page and everything before it, plus one read per thousand counted. */
  list: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { subscribers } = await connect()
    const query = subscribers.orderBy('createdAt', 'desc')
    const [{ docs }, counted] = await Promise.all([
      query.offset(skip).limit(limit).get(),
      subscribers.count().get(),
    ])
    return {
      subscribers: docs.map((document): Subscriber => {
        const { email, createdAt } = document.data()
        return { email, createdAt: createdAt.toDate().toISOString() }
      }),
      total: counted.data().count,
    }
  },
})
