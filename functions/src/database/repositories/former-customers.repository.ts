import { createHash } from 'node:crypto'
import type { PhoneFacts } from '@bartan/contract/orders/desk-schema'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import { DAY_MS, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Phone } from '@bartan/contract/users/rules'
import type { DocumentReference } from 'firebase-admin/firestore'
import { NO_FACTS } from '#domain/orders/phone-facts.ts'
import type { Database } from '../collections.ts'
import type { Connect } from '../connect.ts'
import type { DayCount, FormerCustomerDocument, UserDocument } from '../documents.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/**
 * What rules about a person need after the account was deleted (docs/decisions/0166-rules-about-a-person.md): kept by a
 * digest of the phone, and taken over by the account that the phone opens next.
 */

const KEPT_DAYS = 3 * 365

const formerCustomer = (
  { formerCustomers }: Pick<Database, 'formerCustomers'>,
  phone: Phone,
): DocumentReference<FormerCustomerDocument> =>
  formerCustomers.doc(createHash('sha256').update(`former customer ${phone}`).digest('hex'))

/** An order of the phone that isn't cancelled, if any. Equality filters only, so that single-field indexes do. */
const soldQuery = ({ orders }: Pick<Database, 'orders'>, phone: Phone) =>
  orders.where('user.phone', '==', phone).where('status', 'in', SOLD_STATUSES).limit(1).select()

/**
 * Whether the phone has had its first order: with an account, another or a deleted one, or by phone. Two reads. In a
 * transaction, it also prevents two concurrent first orders.
 */
export const hasOrdered = async (
  database: Pick<Database, 'orders' | 'formerCustomers'>,
  work: Pick<UnitOfWork, 'find' | 'read'>,
  phone: Phone,
): Promise<boolean> => {
  const [sold, former] = await Promise.all([
    work.find(soldQuery(database, phone)),
    work.read(formerCustomer(database, phone)),
  ])
  return sold.length > 0 || former?.hasOrdered === true
}

/** The same, outside of a transaction. */
export const hasOrderedOf =
  (connect: Connect) =>
  async (phone: Phone): Promise<boolean> =>
    hasOrdered(
      await connect(),
      {
        find: async (query) => (await query.get()).docs,
        read: async (reference) => (await reference.get()).data(),
      },
      phone,
    )

const keptUntil = ({ timestamp }: Pick<Database, 'timestamp'>, at: Date) => ({
  expiresAt: timestamp(new Date(at.getTime() + KEPT_DAYS * DAY_MS)),
})

/** More than a day's limit lets through. */
const MAX_DAYS_ORDERS = 100

/** Today's orders of the account: they lose their phone with it, or once they are done. */
const orderedToday = async (
  { orders, timestamp }: Pick<Database, 'orders' | 'timestamp'>,
  work: UnitOfWork,
  { id, orderedBefore, at }: { id: string; at: Date } & Pick<UserDocument, 'orderedBefore'>,
): Promise<DayCount> => {
  const day = dayOf(at)
  const own = orders
    .where('userId', '==', id)
    .where('createdAt', '>=', timestamp(startOfDay(day)))
    .orderBy('createdAt', 'desc')
    .limit(MAX_DAYS_ORDERS)
  const ordered = (await work.find(own)).filter((order) => !order.data().exchangeOf)
  const before = orderedBefore?.day === day ? orderedBefore.orders : 0
  return { day, orders: ordered.length + before }
}

type Ended = { id: string; document: UserDocument; at: Date }

/** With the end of an account. */
export const rememberCustomer = async (
  database: Database,
  work: UnitOfWork,
  { id, document: { phone, codBlock, orderedBefore }, at }: Ended,
): Promise<void> => {
  const own = database.phoneFacts.doc(phone)
  const [isKnown, facts, ordered] = await Promise.all([
    hasOrdered(database, work, phone),
    work.read(own),
    orderedToday(database, work, { id, orderedBefore, at }),
  ])
  work.delete(own)
  if (!isKnown && !codBlock && !facts && ordered.orders === 0) return
  work.merge(formerCustomer(database, phone), {
    hasOrdered: isKnown,
    isCodBlocked: Boolean(codBlock),
    facts: facts ?? NO_FACTS,
    ordered,
    ...keptUntil(database, at),
  })
}

export type PhoneBlock = { phone: Phone; isBlocked: boolean; at: Date }

/** The block of an account that leaves a phone stays there, until the account is unblocked. */
export const setBlock = (
  database: Database,
  work: UnitOfWork,
  { phone, isBlocked, at }: PhoneBlock,
): void =>
  work.merge(formerCustomer(database, phone), {
    isCodBlocked: isBlocked,
    ...keptUntil(database, at),
  })

/** Gives the account that gets a phone what is remembered of it; returns the account's fields for it. */
export const welcomeBack = async (
  database: Database,
  work: UnitOfWork,
  { phone, at }: { phone: Phone; at: Date },
): Promise<Pick<UserDocument, 'codBlock' | 'orderedBefore'>> => {
  const former = formerCustomer(database, phone)
  const { facts, isCodBlocked = false, ordered } = (await work.read(former)) ?? {}
  if (facts) addFacts(database, work, { phone, facts })
  if (facts || isCodBlocked)
    work.merge(former, { facts: NO_FACTS, isCodBlocked: false, ordered: null })
  return {
    ...(isCodBlocked && { codBlock: { reason: '', at: database.timestamp(at) } }),
    ...(ordered && { orderedBefore: ordered }),
  }
}

const increments = (
  { increment }: Pick<Database, 'increment'>,
  { orders, delivered, refused }: PhoneFacts,
) => ({ orders: increment(orders), delivered: increment(delivered), refused: increment(refused) })

type Facts = { phone: Phone; facts: PhoneFacts }

/** Increments without a read, so that orders of one phone don't contend. */
export const addFacts = (
  database: Pick<Database, 'phoneFacts' | 'increment'>,
  work: UnitOfWork,
  { phone, facts }: Facts,
): void => work.merge(database.phoneFacts.doc(phone), increments(database, facts))

/** Of a parcel that was under way when the account was deleted, whose phone has no account since. */
export const addFactsOfFormer = (
  database: Pick<Database, 'formerCustomers' | 'increment'>,
  work: UnitOfWork,
  { phone, facts }: Facts,
): void => work.merge(formerCustomer(database, phone), { facts: increments(database, facts) })
