import { createHash } from 'node:crypto'
import type { Connect } from '../../platform/firestore.ts'

const ALREADY_EXISTS = 6

/** An address can be longer than an id, and hold a slash. */
const idOf = (email: string): string => createHash('sha256').update(email).digest('hex')

export const newsletterRepository = (connect: Connect) => ({
  /** Both documents are created, or neither: two requests at once can't send two mails. */
  subscribe: async (
    email: string,
    message: { subject: string; text: string; html: string },
  ): Promise<boolean> => {
    const { firestore, subscribers, mail, serverTime: createdAt } = await connect()
    const id = idOf(email)
    const batch = firestore.batch()
    batch.create(subscribers.doc(id), { email, createdAt })
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
