import { createHash } from 'node:crypto'
import type { Database } from '../collections.ts'
import type { ConsentDocument } from '../consent-document.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** A document id for a phone, which reveals none. */
export const stopIdOf = (phone: string): string =>
  createHash('sha256').update(`whatsapp ${phone}`).digest('hex')

/** Whether somebody agrees, and has not written STOP since. One read. */
export const stillAgrees = async (
  { whatsappStops }: Pick<Database, 'whatsappStops'>,
  work: UnitOfWork,
  { consent, phone }: { consent: ConsentDocument | undefined; phone: string },
): Promise<boolean> => {
  if (!consent?.agreed) return false
  const stop = await work.read(whatsappStops.doc(stopIdOf(phone)))
  return !stop || stop.at.toMillis() < consent.at.toMillis()
}

type Asked = {
  /** Of the account of the order; '' for none. */
  userId: string
  /** The answer to the question at the till; undefined: it was not asked. */
  said: boolean | undefined
  at: Date
}

/**
 * The consent of a new order: what was said with it, which the profile then says as well, or what the profile says. One
 * read, of an account that was not asked.
 */
export const orderConsent = async (
  database: Pick<Database, 'users' | 'timestamp' | 'serverTime' | 'currentSettings'>,
  work: UnitOfWork,
  { userId, said, at }: Asked,
): Promise<ConsentDocument | undefined> => {
  const { users, timestamp, serverTime } = database
  if (said === undefined) {
    const { on } = (await database.currentSettings()).whatsappMessages
    return on && userId ? (await work.read(users.doc(userId)))?.whatsapp : undefined
  }
  const consent = { agreed: said, at: timestamp(at) }
  if (userId) work.update(users.doc(userId), { whatsapp: consent, updatedAt: serverTime })
  return consent
}
