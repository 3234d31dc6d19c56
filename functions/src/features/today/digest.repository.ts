import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { putMail } from '#domain/mail/outbox.repository.ts'

/** Puts the day's mail to the owner into the outbox, once. */
export const mailDigest =
  (connect: Connect) =>
  async ({ day, to, message, at }: { day: string; to: string; message: Mail; at: Date }) => {
    const database = await connect()
    const id = `digest-${day}`
    await inTransaction(database.firestore, async (work) => {
      if (await work.read(database.mail.doc(id))) return
      putMail(database, work, { id, to, message, about: 'digest', at })
    })
  }
