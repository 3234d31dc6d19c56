import { createHash } from 'node:crypto'
import type { Connect } from '../../platform/firestore.ts'
import type { Welcome } from './newsletter.service.ts'

const ALREADY_EXISTS = 6

/** Hashed, because an address can be longer than an id may be, and can contain a slash. */
const idOf = (email: string): string => createHash('sha256').update(email).digest('hex')

export const newsletterRepository = (connect: Connect) => ({
  /** All documents are created or none, so that two concurrent requests can't yield two coupons. */
  subscribe: async (email: string, { coupon, mail: message }: Welcome): Promise<boolean> => {
    const { firestore, subscribers, coupons, mail, serverTime: createdAt } = await connect()
    const id = idOf(email)
    const batch = firestore.batch()
    batch.create(subscribers.doc(id), { email, createdAt })
    batch.create(coupons.doc(coupon.key), {
      percent: coupon.percent,
      subscriberId: id,
      orderId: null,
      createdAt,
    })
    batch.create(mail.doc(`newsletter-${id}`), { to: [email], message, createdAt })
    try {
      await batch.commit()
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS) return false
      throw error
    }
  },
})
