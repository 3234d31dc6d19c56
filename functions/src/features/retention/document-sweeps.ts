import type { Retention } from '@bartan/contract/settings/retention'
import type { Database } from '#database/collections.ts'
import { forgetSubscriber } from '#database/repositories/forget-subscriber.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import { daysBefore, monthsBefore } from './due-dates.ts'
import { deleteUnchanged, sweepOf, type Sweep } from './sweep.ts'

const waitingSweeps = (database: Database, before: Date): Sweep[] => {
  const { backInStockRequests, waitingPhones, timestamp } = database
  return [
    sweepOf({
      kind: 'waiting',
      query: backInStockRequests.where('createdAt', '<', timestamp(before)),
      field: 'createdAt',
    }),
    sweepOf({
      kind: 'waitingPhones',
      query: waitingPhones.where('createdAt', '<', timestamp(before)),
      field: 'createdAt',
    }),
  ]
}

/** In a transaction, because the link may be pressed now. */
const forgetUnconfirmed = (database: Database, id: string, now: Date): Promise<boolean> =>
  inTransaction(database.firestore, async (work) => {
    const subscriber = await work.read(database.subscribers.doc(id))
    if (!subscriber?.deleteAt || subscriber.deleteAt.toDate() > now) return false
    await forgetSubscriber(database, work, id)
    return true
  })

/** Subscriptions that were never confirmed. */
const subscriberSweep = (database: Database, now: Date): Sweep =>
  sweepOf({
    kind: 'subscribers',
    query: database.subscribers
      .where('confirmedAt', '==', null)
      .where('createdAt', '<', database.timestamp(now)),
    field: 'createdAt',
    remove: async (page) => {
      let removed = 0
      for (const { id } of page) if (await forgetUnconfirmed(database, id, now)) removed += 1
      return removed
    },
  })

/** Documents that are deleted as a whole by the age of one of their times. */
export const documentSweeps = (database: Database, periods: Retention, now: Date): Sweep[] => {
  const { timestamp } = database
  const daysAgo = (days: number) => timestamp(daysBefore(now, days))
  const answered = monthsBefore(now, periods.complaintMonths)
  return [
    sweepOf({
      kind: 'complaints',
      query: database.grievances.where('createdAt', '<', timestamp(answered)),
      field: 'createdAt',
      remove: (page) =>
        deleteUnchanged(
          page.filter((one) => {
            const { state, resolvedAt } = one.data()
            return state === 'resolved' && resolvedAt !== null && resolvedAt.toDate() < answered
          }),
        ),
    }),
    sweepOf({
      kind: 'audit',
      query: database.audit.where('at', '<', timestamp(monthsBefore(now, periods.auditMonths))),
      field: 'at',
    }),
    sweepOf({
      kind: 'checkouts',
      query: database.checkouts.where('createdAt', '<', daysAgo(periods.checkoutDays)),
      field: 'createdAt',
    }),
    sweepOf({
      kind: 'carts',
      query: database.carts.where('updatedAt', '<', daysAgo(periods.cartDays)),
      field: 'updatedAt',
      // A customer's cart is kept as long as the account.
      remove: (page) => deleteUnchanged(page.filter((one) => one.data().expiresAt !== null)),
    }),
    ...waitingSweeps(database, daysBefore(now, periods.waitingDays)),
    subscriberSweep(database, now),
    sweepOf({
      kind: 'mails',
      query: database.mail.where('createdAt', '<', daysAgo(periods.mailDays)),
      field: 'createdAt',
    }),
  ]
}
