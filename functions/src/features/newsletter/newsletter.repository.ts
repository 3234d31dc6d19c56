import { NOTICE_VERSION } from '@bartan/contract/users/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { SubscriberDocument } from '#database/documents.ts'
import { readCountedPage } from '#database/list-cursor.ts'
import {
  mailLink,
  readLink,
  useLink,
} from '#database/repositories/confirmation-links.repository.ts'
import { forgetSubscriber } from '#database/repositories/forget-subscriber.repository.ts'
import { hasOrdered } from '#database/repositories/former-customers.repository.ts'
import { countMail, putMail } from '#database/repositories/outbox.repository.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { PageQuery } from '#domain/cursor.ts'
import type { Mail } from '#domain/mail/mail.ts'

type Token = { token: string; at: Date }

/** Times as dates; undefined fields stay, or are left out. */
type Change = {
  confirmedAt?: Date
  unsubscribeToken: string
  linkAt?: Date | undefined
  deleteAt: Date | null
}

/** The most accounts checked for one address. */
const MAX_ACCOUNTS = 5

const newsletterUnit = (database: Database, work: UnitOfWork) => {
  const { subscribers, coupons, users, serverTime, timestamp } = database
  const times = ({ confirmedAt, linkAt, deleteAt }: Change) => ({
    ...(confirmedAt && { confirmedAt: timestamp(confirmedAt) }),
    ...(linkAt && { linkAt: timestamp(linkAt) }),
    deleteAt: deleteAt && timestamp(deleteAt),
  })
  return {
    subscriber: (id: string) => work.read(subscribers.doc(id)),

    subscriberWith: async (unsubscribeToken: string): Promise<string | undefined> => {
      const ofToken = subscribers.where('unsubscribeToken', '==', unsubscribeToken)
      return (await work.find(ofToken.limit(1).select()))[0]?.id
    },

    /** Stores an unconfirmed subscription. `known`: the existing one. */
    put: (
      id: string,
      {
        email,
        known,
        ...change
      }: Change & { email: string; known: SubscriberDocument | undefined },
    ): void =>
      work.set(subscribers.doc(id), {
        email,
        createdAt: known?.createdAt ?? serverTime,
        confirmedAt: null,
        notice: NOTICE_VERSION,
        unsubscribeToken: change.unsubscribeToken,
        ...times(change),
      }),

    update: (id: string, change: Change): void =>
      work.update(subscribers.doc(id), {
        unsubscribeToken: change.unsubscribeToken,
        ...times(change),
      }),

    forget: (id: string): Promise<void> => forgetSubscriber(database, work, id),

    couponOf: async (subscriberId: string) => {
      const earned = await work.find(coupons.where('subscriberId', '==', subscriberId).limit(1))
      return earned[0] && { key: earned[0].id, percent: earned[0].data().percent }
    },

    /** Whether the address belongs to accounts that have all ordered: none of them could use a coupon. */
    hasOrdered: async (email: string): Promise<boolean> => {
      const accounts = await work.find(
        users.where('confirmedEmail', '==', email).limit(MAX_ACCOUNTS).select('phone'),
      )
      const orders = await Promise.all(
        accounts.map((account) => hasOrdered(database, work, account.data().phone)),
      )
      return accounts.length > 0 && orders.every(Boolean)
    },

    createCoupon: ({ key, percent }: { key: string; percent: number }, subscriberId: string) =>
      work.create(coupons.doc(key), {
        percent,
        subscriberId,
        orderId: null,
        createdAt: serverTime,
      }),

    /** False if the address has had its links for today. */
    mailLink: (
      subject: string,
      link: { to: string; siteUrl: string; headers: Record<string, string>; at: Date },
    ): Promise<boolean> => mailLink(database, work, { ...link, purpose: 'newsletter', subject }),

    link: (link: Token) => readLink(database, work, { ...link, purpose: 'newsletter' }),

    useLink: (link: Token): void => useLink(database, work, link),

    /** Sends a mail, unless the address has reached its daily limit. */
    mail: async (mail: {
      to: string
      message: Mail
      headers: Record<string, string>
      about: string
      at: Date
    }): Promise<void> => {
      if (await countMail(database, work, mail)) putMail(database, work, mail)
    },
  }
}

export const newsletterTransactions = (connect: Connect) => transactions(connect, newsletterUnit)

/** Earlier than any subscription. The range query leaves out documents without the field. */
const BEGINNING = new Date(0)

export const subscribersRepository = (connect: Connect) => ({
  /**
   * Subscriptions with a confirmed address, newest first. Reads the page, one document more, and one read per thousand
   * counted.
   */
  list: async (page: PageQuery) => {
    const database = await connect()
    const { subscribers, timestamp } = database
    const query = subscribers.where('confirmedAt', '>', timestamp(BEGINNING))
    const newestFirst = { by: ['confirmedAt'], direction: 'desc' } as const
    const { docs, ...paging } = await readCountedPage(database, query, newestFirst, page)
    const list = docs.map((document) => {
      const { email, createdAt, unsubscribeToken = '' } = document.data()
      return { email, createdAt: createdAt.toDate().toISOString(), unsubscribeToken }
    })
    return { list, ...paging }
  },
})
