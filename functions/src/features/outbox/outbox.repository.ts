import type { Connect } from '#database/connect.ts'

export const outboxRepository = (connect: Connect) => ({
  /** Newest first. */
  list: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { mail } = await connect()
    const [{ docs }, count] = await Promise.all([
      mail.orderBy('createdAt', 'desc').offset(skip).limit(limit).get(),
      mail.count().get(),
    ])
    const mails = docs.map((document) => {
      const { to, headers, message, createdAt } = document.data()
      return { _id: document.id, to, headers, message, createdAt: createdAt.toDate().toISOString() }
    })
    return { mails, total: count.data().count }
  },
})
