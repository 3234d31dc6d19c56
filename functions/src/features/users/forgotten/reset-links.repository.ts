import { DAY_MS, HOUR_MS } from '@bartan/contract/shared/shop-day'
import type { Phone } from '@bartan/contract/users/rules'
import type { Database } from '#database/collections.ts'
import { countMail, putMail } from '#database/repositories/outbox.repository.ts'
import { toUser } from '#database/to-user.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { emailKey, hashOfToken, newSecretToken } from '#domain/hashed-ids.ts'
import { passwordMail, resetLink } from '#domain/mail/password-mail.ts'

/** Lifetime of a password link (contract §5). */
const LINK_MINUTES = 30
const LINK_MS = LINK_MINUTES * 60 * 1000
/** An unanswered request is deleted after this time. */
export const REQUEST_MS = 7 * DAY_MS
/** More than an account can have at once: three mailed per hour, and those that admins make in half an hour. */
const MAX_LINKS = 100

type Making = {
  userId: string
  generation: number
  at: Date
  hours?: number
  mailedTo?: string
}

export const resetLinks = (database: Database, work: UnitOfWork) => {
  const { users, passwordLinks, passwordRequests, timestamp } = database

  /** Ends the account's earlier links. */
  const newResetLink = async ({ userId, generation, at, hours, mailedTo }: Making) => {
    const older = await work.find(passwordLinks.where('userId', '==', userId).limit(MAX_LINKS))
    for (const { ref } of older) work.delete(ref)
    const token = newSecretToken()
    const expiresAt = new Date(at.getTime() + (hours === undefined ? LINK_MS : hours * HOUR_MS))
    work.create(passwordLinks.doc(hashOfToken(token)), {
      userId,
      generation,
      ...(mailedTo && { mailedTo }),
      expiresAt: timestamp(expiresAt),
    })
    return { token, expiresAt }
  }

  return {
    newResetLink,

    findByPhone: async (phone: Phone) => {
      const [found] = await work.find(users.where('phone', '==', phone).limit(1))
      if (!found) return undefined
      return { id: found.id, document: found.data(), user: toUser(found.id, found.data()) }
    },

    /** To the account's confirmed address. Mails nothing if the address has reached its daily limit. */
    mailResetLink: async (to: string, siteUrl: string, { userId, ...link }: Making) => {
      if (!(await countMail(database, work, { to, at: link.at }))) return
      const { token } = await newResetLink({ userId, ...link, mailedTo: emailKey(to) })
      const shop = await database.currentSettings()
      const message = passwordMail(resetLink(siteUrl, token), { shop, minutes: LINK_MINUTES })
      putMail(database, work, { to, message, about: userId, at: link.at })
    },

    /** The owner of the link; undefined if it is over, was mailed to a former address, or never existed. */
    resetLink: async (token: string, at: Date) => {
      const link = await work.read(passwordLinks.doc(hashOfToken(token)))
      const user = link && link.expiresAt.toDate() > at && (await work.read(users.doc(link.userId)))
      if (!user || (user.sessionGeneration ?? 0) !== link.generation) return undefined
      if (link.mailedTo && link.mailedTo !== emailKey(user.confirmedEmail ?? '')) return undefined
      return { generation: link.generation, user: toUser(link.userId, user) }
    },

    removeResetLink: (token: string): void => work.delete(passwordLinks.doc(hashOfToken(token))),

    requestReset: (userId: string, at: Date): void =>
      work.set(passwordRequests.doc(userId), {
        at: timestamp(at),
        expiresAt: timestamp(new Date(at.getTime() + REQUEST_MS)),
      }),

    isResetRequested: async (userId: string, at: Date): Promise<boolean> => {
      const request = await work.read(passwordRequests.doc(userId))
      return request !== undefined && request.expiresAt.toDate() > at
    },

    removeResetRequest: (userId: string): void => work.delete(passwordRequests.doc(userId)),
  }
}
