import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { KEEP_DAYS } from '#database/repositories/outbox.repository.ts'
import { transactWithReply } from '#database/transaction.ts'

export const outboxRepository = (connect: Connect) => ({
  /** Newest first. */
  list: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { mail } = await connect()
    const [{ docs }, count] = await Promise.all([
      mail.orderBy('createdAt', 'desc').offset(skip).limit(limit).get(),
      mail.count().get(),
    ])
    const list = docs.map((document) => {
      const { to, headers, message, createdAt } = document.data()
      return { _id: document.id, to, headers, message, createdAt: createdAt.toDate().toISOString() }
    })
    return { list, total: count.data().count }
  },

  /** Newest first. Index: mail(delivery.state, createdAt). */
  listFailed: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { mail } = await connect()
    const failed = mail.where('delivery.state', '==', 'ERROR')
    const [{ docs }, count] = await Promise.all([
      failed.orderBy('createdAt', 'desc').offset(skip).limit(limit).get(),
      failed.count().get(),
    ])
    const list = docs.map((document) => {
      const { to, message, delivery, createdAt } = document.data()
      return {
        _id: document.id,
        to,
        subject: message.subject,
        attempts: delivery?.attempts ?? 0,
        error: delivery?.error ?? '',
        createdAt: createdAt.toDate().toISOString(),
      }
    })
    return { list, total: count.data().count }
  },

  /** Undefined if it hasn't failed, or is deleted. Creates a new document, whose event sends it. */
  retry: async (id: string, at: Date): Promise<{ _id: string } | undefined> => {
    if (!isDocumentId(id)) return undefined
    const database = await connect()
    const { mail: outbox, timestamp } = database
    const again = outbox.doc()
    return transactWithReply(database, async (work, keep) => {
      const failed = await work.read(outbox.doc(id))
      if (failed?.delivery?.state !== 'ERROR') return undefined
      const { delivery: _delivery, ...mail } = failed
      work.create(again, {
        ...mail,
        expiresAt: timestamp(new Date(at.getTime() + KEEP_DAYS * DAY_MS)),
      })
      work.delete(outbox.doc(id))
      return keep.reply({ _id: again.id })
    })
  },
})
