import type { ProductId } from '@bartan/contract/products/product-id'
import type { Reminder } from '@bartan/contract/reminders/endpoints'
import { REMINDERS_PAGE } from '@bartan/contract/reminders/rules'
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CartDocument, UserDocument } from '#database/documents.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { countMail, putMail } from '#database/repositories/outbox.repository.ts'
import { toUser } from '#database/to-user.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { canonicalEmail, reviewIdOf } from '#domain/hashed-ids.ts'
import type { Mail } from '#domain/mail/mail.ts'
import { mayAskForReview, mayRemindOfCart, type RemindersOf } from './due.ts'

const millis = (time: Timestamp | null | undefined): number | null => time?.toMillis() ?? null

const remindersOf = ({ reminders }: UserDocument): RemindersOf => ({
  agreedAt: millis(reminders?.agreedAt),
  stoppedAt: millis(reminders?.stoppedAt),
  cartAt: millis(reminders?.cartAt),
})

type Line = { productId: ProductId; name: string; quantity: number }

const productsOf = (lines: readonly Line[]) =>
  lines.map(({ productId, name, quantity }) => ({ productId, name, quantity }))

/** The reminder of a cart; undefined if there is nothing to remind of. */
const ofCart = (
  _id: string,
  cart: CartDocument,
  { user, now }: { user: UserDocument; now: Date },
): Reminder | undefined => {
  if (!mayRemindOfCart(remindersOf(user), now) || cart.lines.length === 0) return undefined
  const { name, phone, emailConfirmed } = toUser(_id, user)
  return {
    _id,
    kind: 'cart',
    userId: _id,
    name,
    phone,
    at: cart.updatedAt.toDate().toISOString(),
    products: productsOf(cart.lines),
    byMail: emailConfirmed,
  }
}

/** The most products of an order for which reviews are checked and asked. */
const MAX_PRODUCTS = 5

const reviewsOf = ({ userId, lines }: OrderDocument): string[] =>
  lines.slice(0, MAX_PRODUCTS).map(({ productId }) => reviewIdOf(productId, userId))

const ofOrder = (
  _id: string,
  order: OrderDocument,
  { user, reviewed }: { user: UserDocument; reviewed: ReadonlySet<string> },
): Reminder | undefined => {
  const { userId, deliveredAt, reviewAskedAt, returns = [] } = order
  if (!deliveredAt || reviewAskedAt || returns.length > 0) return undefined
  const asked = order.lines
    .slice(0, MAX_PRODUCTS)
    .filter(({ productId }) => !reviewed.has(reviewIdOf(productId, userId)))
  if (asked.length === 0 || !mayAskForReview(remindersOf(user))) return undefined
  const { name, phone, emailConfirmed } = toUser(userId, user)
  return {
    _id,
    kind: 'review',
    userId,
    name,
    phone,
    at: deliveredAt.toDate().toISOString(),
    products: productsOf(asked),
    byMail: emailConfirmed,
  }
}

type Wanted = { from: Date; until: Date; now: Date }

const nextOf = (times: (Timestamp | null)[]): string | null =>
  times.length < REMINDERS_PAGE ? null : (times.at(-1)?.toDate().toISOString() ?? null)

const existing = (found: readonly DocumentSnapshot[]): ReadonlySet<string> =>
  new Set(found.filter(({ exists }) => exists).map(({ id }) => id))

const usersOf = async ({ firestore, users }: Database, ids: readonly string[]) => {
  const places = [...new Set(ids)].filter(isDocumentId).map((id) => users.doc(id))
  const found = places.length > 0 ? await firestore.getAll(...places) : []
  return new Map(found.map((one) => [one.id, one.data() as UserDocument | undefined]))
}

const remindersUnit = (database: Database, work: UnitOfWork) => {
  const { users, carts, orders, reviews, timestamp } = database
  const readUser = (id: string) => (isDocumentId(id) ? work.read(users.doc(id)) : undefined)
  return {
    cart: async (id: string, now: Date): Promise<Reminder | undefined> => {
      if (!isDocumentId(id)) return undefined
      const [user, cart] = [await readUser(id), await work.read(carts.doc(id))]
      return user && cart && ofCart(id, cart, { user, now })
    },

    review: async (id: string): Promise<Reminder | undefined> => {
      const order = isDocumentId(id) ? await work.read(orders.doc(id)) : undefined
      const user = order?.isDelivered && order.userId ? await readUser(order.userId) : undefined
      if (!order || !user) return undefined
      const found = await work.readAll(reviewsOf(order).map((one) => reviews.doc(one)))
      return ofOrder(id, order, { user, reviewed: existing(found) })
    },

    /** Records the reminder, with the token of its unsubscribe link. */
    note: async ({ kind, _id, userId }: Reminder, newToken: string, at: Date): Promise<string> => {
      const known = (await readUser(userId))?.reminders
      const token = known?.token ?? newToken
      const own = known ?? { agreedAt: null, notice: '', stoppedAt: null, cartAt: null }
      const cartAt = kind === 'cart' ? timestamp(at) : own.cartAt
      work.update(users.doc(userId), { reminders: { ...own, token, cartAt } })
      if (kind === 'review') work.update(orders.doc(_id), { reviewAskedAt: timestamp(at) })
      return token
    },

    /** False if the address has reached its daily limit of mails. */
    mail: async (userId: string, message: Mail, at: Date): Promise<boolean> => {
      const user = await readUser(userId)
      if (!user?.email || !toUser(userId, user).emailConfirmed) return false
      const to = canonicalEmail(user.email)
      if (!(await countMail(database, work, { to, at }))) return false
      putMail(database, work, { to, message, about: userId, at })
      return true
    },

    stop: async (token: string, at: Date): Promise<void> => {
      const [found] = await work.find(users.where('reminders.token', '==', token).limit(1))
      const reminders = found?.data().reminders
      if (found && reminders)
        work.update(found.ref, {
          reminders: { ...reminders, agreedAt: null, stoppedAt: timestamp(at) },
        })
    },
  }
}

export type RemindersUnit = ReturnType<typeof remindersUnit>

export const remindersRepository = (connect: Connect) => ({
  transact: transactions(connect, remindersUnit),

  /** Reads a page of carts and their accounts. Index: carts(expiresAt, updatedAt desc). */
  carts: async ({ from, until, now }: Wanted) => {
    const database = await connect()
    const { carts, timestamp } = database
    const { docs } = await carts
      .where('expiresAt', '==', null)
      .where('updatedAt', '>=', timestamp(from))
      .where('updatedAt', '<=', timestamp(until))
      .orderBy('updatedAt', 'desc')
      .limit(REMINDERS_PAGE)
      .get()
    const users = await usersOf(
      database,
      docs.map(({ id }) => id),
    )
    return {
      reminders: docs.flatMap((one) => {
        const user = users.get(one.id)
        return (user && ofCart(one.id, one.data(), { user, now })) ?? []
      }),
      next: nextOf(docs.map((one) => one.data().updatedAt)),
    }
  },

  /**
   * Reads a page of orders, their accounts, and their existing reviews. Index: orders(isDelivered, deliveredAt desc).
   */
  reviews: async ({ from, until }: Wanted) => {
    const database = await connect()
    const { firestore, orders, reviews, timestamp } = database
    const { docs } = await orders
      .where('isDelivered', '==', true)
      .where('deliveredAt', '>=', timestamp(from))
      .where('deliveredAt', '<=', timestamp(until))
      .orderBy('deliveredAt', 'desc')
      .limit(REMINDERS_PAGE)
      .get()
    const users = await usersOf(
      database,
      docs.map((one) => one.data().userId),
    )
    const places = docs.flatMap((one) => reviewsOf(one.data())).map((id) => reviews.doc(id))
    const reviewed = existing(places.length > 0 ? await firestore.getAll(...places) : [])
    return {
      reminders: docs.flatMap((one) => {
        const user = users.get(one.data().userId)
        return (user && ofOrder(one.id, one.data(), { user, reviewed })) ?? []
      }),
      next: nextOf(docs.map((one) => one.data().deliveredAt)),
    }
  },
})
