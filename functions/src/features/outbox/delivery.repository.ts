import type { Connect } from '#database/connect.ts'
import type { MailDeliveryDocument } from '#database/operation-documents.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Claimed, DeliveryResult } from '#domain/mail/delivery.ts'
import type { OutgoingMail } from '#domain/mail/mail.ts'

export const deliveryRepository = (connect: Connect) => ({
  /** Claims a mail for one attempt, so that no other event sends it. */
  claim: async (
    id: string,
    { now, until }: { now: Date; until: Date },
  ): Promise<Claimed<OutgoingMail> | 'busy' | undefined> => {
    const { firestore, mail: outbox, timestamp } = await connect()
    return inTransaction(firestore, async (work) => {
      const mail = await work.read(outbox.doc(id))
      const before = mail?.delivery
      if (!mail || before?.state === 'SUCCESS' || before?.state === 'ERROR') return undefined
      const lease = before?.leaseExpireTime?.toMillis() ?? 0
      if (before?.state === 'PROCESSING' && lease > now.getTime()) return 'busy'
      const attempts = (before?.attempts ?? 0) + 1
      const delivery: MailDeliveryDocument = {
        state: 'PROCESSING',
        attempts,
        startTime: before?.startTime ?? timestamp(now),
        leaseExpireTime: timestamp(until),
        endTime: null,
        error: before?.error ?? null,
      }
      work.update(outbox.doc(id), { delivery })
      const { to, headers, message } = mail
      return {
        item: { id, to, message, ...(headers && { headers }) },
        attempts,
        since: delivery.startTime.toDate(),
      }
    })
  },

  finish: async (id: string, { state, at, error }: DeliveryResult<void>): Promise<void> => {
    const { firestore, mail, timestamp } = await connect()
    await inTransaction(firestore, async (work) => {
      // It may have been erased with its owner.
      if ((await work.read(mail.doc(id))) === undefined) return
      work.update(mail.doc(id), {
        'delivery.state': state,
        'delivery.leaseExpireTime': null,
        'delivery.endTime': timestamp(at),
        'delivery.error': error,
      })
    })
  },
})
