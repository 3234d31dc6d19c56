import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import { readLink } from '#domain/mail/confirmation-links.repository.ts'
import { readMailTurn } from '#domain/mail/mail-turn.repository.ts'
import { putMail } from '#domain/mail/put-mail.repository.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { newSecretToken } from '#domain/secret-token.ts'
import { isForgotten } from './subscribe.ts'
import { unsubscribeHeaders, unsubscribePage } from './unsubscribe-link.ts'

export type Confirming = {
  token: string
  siteUrl: string
  /** For an address that has none yet. */
  coupon: { key: string; percent: number }
  welcome: (coupon: { key: string; percent: number }, unsubscribeAt: string) => Mail
  at: Date
}

/** Begins the newsletter with the mail that brings the coupon; true if it has begun now or before. */
export const confirmSubscriptionIn = async (
  database: Database,
  transaction: Transaction,
  { token, siteUrl, coupon, welcome, at }: Confirming,
): Promise<boolean> => {
  const { subscribers, coupons, serverTime: createdAt, timestamp } = database
  const link = await readLink(database, transaction, { token, purpose: 'newsletter', at })
  if (!link) return false
  const { subject: id } = link
  const subscriber = (await transaction.get(subscribers.doc(id))).data()
  if (!subscriber || isForgotten(subscriber, at)) return false
  if (subscriber.confirmedAt) return true
  if (link.usedAt) return false
  const earned = await transaction.get(coupons.where('subscriberId', '==', id).limit(1))
  const takeTurn = await readMailTurn(database, transaction, { to: subscriber.email, at })
  const [kept] = earned.docs
  const { unsubscribeToken = newSecretToken() } = subscriber
  link.use()
  transaction.update(subscribers.doc(id), {
    confirmedAt: timestamp(at),
    unsubscribeToken,
    deleteAt: null,
  })
  const { key, percent } = kept ? { key: kept.id, percent: kept.data().percent } : coupon
  if (!kept)
    transaction.create(coupons.doc(key), { percent, subscriberId: id, orderId: null, createdAt })
  takeTurn?.()
  if (takeTurn)
    putMail(database, transaction, {
      to: subscriber.email,
      message: welcome({ key, percent }, unsubscribePage(siteUrl, unsubscribeToken)),
      headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
      about: id,
      at,
    })
  return true
}
