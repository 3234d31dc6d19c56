import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import { emailKey, hashOfToken, newSecretToken } from '#domain/hashed-ids.ts'
import { confirmationMail, linkEnd } from '#domain/mail/confirmation-mail.ts'
import type { Database } from '../collections.ts'
import type { ConfirmationDocument } from '../documents.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { countMail, putMail } from './outbox.repository.ts'

/** Links to one address per day, whoever asks: the address may be a stranger's. */
export const LINKS_PER_DAY = 5

type Asking = {
  purpose: ConfirmationPurpose
  /** Id of the account, subscription or request to be confirmed. */
  subject: string
  to: string
  siteUrl: string
  headers?: Record<string, string>
  at: Date
}

/** More than a subject can have: two days of links, to five addresses a day. */
const MAX_LINKS = 100

/** Ids of unused earlier links for the same subject. */
const olderLinks = async (
  { confirmations }: Database,
  work: UnitOfWork,
  { purpose, subject }: Pick<Asking, 'purpose' | 'subject'>,
): Promise<string[]> => {
  const links = await work.find(confirmations.where('subject', '==', subject).limit(MAX_LINKS))
  return links.flatMap((link) => {
    const { purpose: its, usedAt } = link.data()
    return its === purpose && usedAt === null ? [link.id] : []
  })
}

/**
 * Mails a link that confirms an address, and ends the previous one. False if the address has had its links for today.
 */
export const mailLink = async (
  database: Database,
  work: UnitOfWork,
  { purpose, subject, to, siteUrl, headers, at }: Asking,
): Promise<boolean> => {
  const older = await olderLinks(database, work, { purpose, subject })
  if (!(await countMail(database, work, { to, at, limit: LINKS_PER_DAY }))) return false
  for (const id of older) work.delete(database.confirmations.doc(id))
  const token = newSecretToken()
  work.create(database.confirmations.doc(hashOfToken(token)), {
    purpose,
    subject,
    address: emailKey(to),
    usedAt: null,
    expiresAt: database.timestamp(linkEnd(at)),
  })
  const message = confirmationMail(purpose, token, {
    siteUrl,
    shop: await database.currentSettings(),
  })
  putMail(database, work, { to, message, headers, about: subject, at })
  return true
}

type Token = { token: string; at: Date }

/** The link of a token, if it has this purpose and has not expired. */
export const readLink = async (
  { confirmations }: Database,
  work: UnitOfWork,
  { token, purpose, at }: Token & { purpose: ConfirmationPurpose },
): Promise<ConfirmationDocument | undefined> => {
  const link = await work.read(confirmations.doc(hashOfToken(token)))
  return link?.purpose === purpose && link.expiresAt.toDate() > at ? link : undefined
}

export const useLink = (
  { confirmations, timestamp }: Database,
  work: UnitOfWork,
  { token, at }: Token,
): void => {
  work.update(confirmations.doc(hashOfToken(token)), { usedAt: timestamp(at) })
}
