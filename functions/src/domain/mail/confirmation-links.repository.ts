import type { Transaction } from 'firebase-admin/firestore'
import { CONFIRMATION_HOURS } from '@bartan/contract/confirmations/rules'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { emailKey } from '#domain/email-key.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { hashOfToken, newSecretToken } from '#domain/secret-token.ts'
import type { Database } from '#database/collections.ts'
import type { ConfirmationDocument } from '#database/documents.ts'
import { LINKS_PER_DAY, readMailTurn } from './mail-turn.repository.ts'
import { putMail } from './put-mail.repository.ts'

export const linkEnd = (at: Date): Date => new Date(at.getTime() + CONFIRMATION_HOURS * HOUR_MS)

type Asking = {
  purpose: ConfirmationPurpose
  /** Id of what is to be confirmed: an account, a subscription, a request. */
  subject: string
  to: string
  siteUrl: string
  headers?: Record<string, string>
  at: Date
}

/**
 * A mail with a link that confirms an address. It reads at once and returns the writes, because a transaction must read
 * before it writes; undefined if the address has had its links for today.
 */
export const prepareLink = async (
  database: Database,
  transaction: Transaction,
  { purpose, subject, to, siteUrl, headers, at }: Asking,
): Promise<(() => void) | undefined> => {
  const takeTurn = await readMailTurn(database, transaction, { to, at, limit: LINKS_PER_DAY })
  if (!takeTurn) return undefined
  const token = newSecretToken()
  return () => {
    takeTurn()
    transaction.create(database.confirmations.doc(hashOfToken(token)), {
      purpose,
      subject,
      address: emailKey(to),
      usedAt: null,
      expiresAt: database.timestamp(linkEnd(at)),
    })
    const message = confirmationMail(purpose, token, siteUrl)
    putMail(database, transaction, { to, message, headers, about: subject, at })
  }
}

export type OpenLink = ConfirmationDocument & {
  /** To be called with the writes of what the link confirms: from then on it confirms nothing. */
  use: () => void
}

/** The link that a token belongs to, if it is one of this purpose and has not run out. */
export const readLink = async (
  { confirmations, timestamp }: Database,
  transaction: Transaction,
  { token, purpose, at }: { token: string; purpose: ConfirmationPurpose; at: Date },
): Promise<OpenLink | undefined> => {
  const reference = confirmations.doc(hashOfToken(token))
  const link = (await transaction.get(reference)).data()
  if (link?.purpose !== purpose || link.expiresAt.toDate() <= at) return undefined
  const use = () => void transaction.update(reference, { usedAt: timestamp(at) })
  return { ...link, use }
}
