import { prepareLink, readLink } from '#domain/mail/confirmation-links.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { canonicalEmail, emailKey } from '#domain/email-key.ts'

export type LinkOutcome = 'sent' | 'no address' | 'confirmed already' | 'too many'

export const emailConfirmationRepository = (connect: Connect) => ({
  /** Mails the account's address, as it is now, a link. */
  sendLink: async (
    uid: string,
    { siteUrl, at }: { siteUrl: string; at: Date },
  ): Promise<LinkOutcome> => {
    const database = await connect()
    const { firestore, users } = database
    return inTransaction(firestore, async (transaction) => {
      const user = (await transaction.get(users.doc(uid))).data()
      if (!user?.email) return 'no address'
      const to = canonicalEmail(user.email)
      if (user.confirmedEmail === to) return 'confirmed already'
      const asking = { purpose: 'account', subject: uid, to, siteUrl, at } as const
      const write = await prepareLink(database, transaction, asking)
      write?.()
      return write ? 'sent' : 'too many'
    })
  },

  /** False for a link that was mailed to an address which the account has no longer. */
  confirm: async (token: string, at: Date): Promise<boolean> => {
    const database = await connect()
    const { firestore, users } = database
    return inTransaction(firestore, async (transaction) => {
      const link = await readLink(database, transaction, { token, purpose: 'account', at })
      if (!link) return false
      const user = (await transaction.get(users.doc(link.subject))).data()
      if (!user?.email || emailKey(user.email) !== link.address) return false
      const address = canonicalEmail(user.email)
      if (user.confirmedEmail === address) return true
      if (link.usedAt) return false
      link.use()
      transaction.update(users.doc(link.subject), { confirmedEmail: address })
      return true
    })
  },
})
