import { forgetSubscriber } from '#domain/mail/forget-subscriber.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { confirmSubscriptionIn } from './confirm-subscription.ts'
import type { Confirming } from './confirm-subscription.ts'
import { subscribeIn } from './subscribe.ts'
import type { Asking } from './subscribe.ts'

export const newsletterRepository = (connect: Connect) => ({
  subscribe: async (asking: Asking): Promise<boolean> => {
    const database = await connect()
    return inTransaction(database.firestore, (transaction) =>
      subscribeIn(database, transaction, asking),
    )
  },

  confirm: async (confirming: Confirming): Promise<boolean> => {
    const database = await connect()
    return inTransaction(database.firestore, (transaction) =>
      confirmSubscriptionIn(database, transaction, confirming),
    )
  },

  unsubscribe: async (token: string): Promise<void> => {
    const database = await connect()
    const { firestore, subscribers } = database
    const ofToken = subscribers.where('unsubscribeToken', '==', token).limit(1).select()
    await inTransaction(firestore, async (transaction) => {
      const [subscriber] = (await transaction.get(ofToken)).docs
      if (!subscriber) return
      const forget = await forgetSubscriber(database, transaction, subscriber.id)
      forget()
    })
  },
})
