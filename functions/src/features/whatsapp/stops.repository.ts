import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { stopIdOf } from '#domain/whatsapp/consent.repository.ts'

/** Ids that are remembered of a phone: Meta repeats a call for some hours. */
const REMEMBERED = 20

/** No phone has more accounts. */
const MAX_ACCOUNTS = 2

/** Ends a phone's consent, and that of its account. The same message again ends none that was given since. */
export const stopMessages =
  (connect: Connect) =>
  async ({ id, phone, at }: { id: string; phone: string; at: Date }): Promise<void> => {
    const { firestore, users, whatsappStops, serverTime, timestamp } = await connect()
    const stop = whatsappStops.doc(stopIdOf(phone))
    await inTransaction(firestore, async (work) => {
      const { by = [] } = (await work.read(stop)) ?? {}
      if (id !== '' && by.includes(id)) return
      const own = users.where('phone', '==', phone).limit(MAX_ACCOUNTS)
      const accounts = await work.find(own)
      work.set(stop, { at: timestamp(at), by: [...by, id].slice(-REMEMBERED) })
      for (const account of accounts)
        work.update(account.ref, {
          whatsapp: { agreed: false, at: timestamp(at) },
          updatedAt: serverTime,
        })
    })
  }
