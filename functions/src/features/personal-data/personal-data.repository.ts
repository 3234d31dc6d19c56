import type { PersonalData } from '@bartan/contract/personal-data/endpoints'
import type { ConsentPurpose } from '@bartan/contract/users/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { UserDocument } from '#database/documents.ts'
import { forgetSubscriber } from '#database/repositories/forget-subscriber.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Caller } from '#domain/caller.ts'
import { canonicalEmail, emailKey } from '#domain/hashed-ids.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'

/** The most items of each kind in a reply. */
const LIMITS = { orders: 200, reviews: 200, waitingFor: 100 }

/** Only a confirmed address is known to be the account's own. */
const ownAddress = ({ email, emailConfirmed }: Caller): string | undefined =>
  email && emailConfirmed ? canonicalEmail(email) : undefined

const subscription = async (
  { subscribers }: Database,
  email: string,
): Promise<PersonalData['consents']> => {
  const subscriber = (await subscribers.doc(emailKey(email)).get()).data()
  if (!subscriber?.confirmedAt) return []
  const { notice, confirmedAt } = subscriber
  return [{ purpose: 'newsletter', version: notice, at: confirmedAt.toDate().toISOString() }]
}

const waiting = async ({ backInStockRequests }: Database, email: string) => {
  const requests = backInStockRequests.where('email', '==', email)
  const { docs } = await requests.limit(LIMITS.waitingFor).get()
  return docs.map((one) => one.data()).filter(({ isConfirmed }) => isConfirmed !== false)
}

/** Data found by the account's own address. */
const byAddress = async (database: Database, email: string | undefined) => {
  if (email === undefined) return { consents: [], waitingFor: [] }
  const [newsletter, requests] = await Promise.all([
    subscription(database, email),
    waiting(database, email),
  ])
  const [first] = requests
  return {
    consents: first
      ? [
          ...newsletter,
          {
            purpose: 'back_in_stock' as const,
            version: first.notice,
            at: first.createdAt.toDate().toISOString(),
          },
        ]
      : newsletter,
    waitingFor: requests.map(({ productId, createdAt }) => ({
      productId,
      at: createdAt.toDate().toISOString(),
    })),
  }
}

const consentToReminders = (reminders: UserDocument['reminders']): PersonalData['consents'] => {
  if (!reminders?.agreedAt) return []
  const { notice: version, agreedAt } = reminders
  return [{ purpose: 'cart_reminder', version, at: agreedAt.toDate().toISOString() }]
}

const consentToWhatsapp = (consent: UserDocument['whatsapp']): PersonalData['consents'] =>
  consent?.agreed ? [{ purpose: 'whatsapp', at: consent.at.toDate().toISOString() }] : []

const ordersOf = async ({ orders }: Database, userId: string) => {
  const own = orders.where('userId', '==', userId)
  const [{ docs }, counted] = await Promise.all([
    own.orderBy('createdAt', 'desc').limit(LIMITS.orders).get(),
    own.count().get(),
  ])
  return {
    orders: docs.map((one) => forCustomer(toOrder(one.id, one.data()))),
    ordersTotal: counted.data().count,
  }
}

const reviewsOf = async ({ reviews }: Database, userId: string) => {
  const { docs } = await reviews.where('userId', '==', userId).limit(LIMITS.reviews).get()
  return docs.map((one) => {
    const { productId, stars, text, photos = [], author, hidden, createdAt, updatedAt } = one.data()
    return {
      _id: one.id,
      productId,
      stars,
      photos,
      text,
      author,
      hidden,
      createdAt: createdAt.toDate().toISOString(),
      updatedAt: updatedAt.toDate().toISOString(),
    }
  })
}

const placesOf = async ({ users, carts, wishlists }: Database, userId: string) => {
  const [user, cart, wishlist] = await Promise.all([
    users.doc(userId).get(),
    carts.doc(userId).get(),
    wishlists.doc(userId).get(),
  ])
  return { account: user.data(), cart: cart.data()?.lines ?? [], wishlist: wishlist.data() }
}

const endReminders = ({ firestore, users }: Database, id: string): Promise<void> =>
  inTransaction(firestore, async (work) => {
    const known = (await work.read(users.doc(id)))?.reminders
    if (known) work.update(users.doc(id), { reminders: { ...known, agreedAt: null } })
  })

const endWhatsapp = ({ firestore, users, timestamp }: Database, id: string, at: Date) =>
  inTransaction(firestore, async (work) => {
    const known = (await work.read(users.doc(id)))?.whatsapp
    if (known?.agreed)
      work.update(users.doc(id), { whatsapp: { agreed: false, at: timestamp(at) } })
  })

export const personalDataRepository = (connect: Connect) => ({
  /** Undefined if the account has been deleted meanwhile. */
  read: async (user: Caller, at: Date): Promise<PersonalData | undefined> => {
    const database = await connect()
    const [{ account, cart, wishlist }, ordered, reviews, addressed] = await Promise.all([
      placesOf(database, user._id),
      ordersOf(database, user._id),
      reviewsOf(database, user._id),
      byAddress(database, ownAddress(user)),
    ])
    if (!account) return undefined
    const { createdAt, notice, codBlock, reminders, whatsapp } = account
    return {
      madeAt: at.toISOString(),
      account: {
        ...user,
        emailConfirmed: user.emailConfirmed === true,
        createdAt: createdAt.toDate().toISOString(),
        ...(codBlock && {
          codBlock: { reason: codBlock.reason, at: codBlock.at.toDate().toISOString() },
        }),
      },
      ...(notice && { notice: { version: notice, at: createdAt.toDate().toISOString() } }),
      ...addressed,
      consents: [
        ...addressed.consents,
        ...consentToReminders(reminders),
        ...consentToWhatsapp(whatsapp),
      ],
      ...ordered,
      reviews,
      cart: cart.map(({ name, size, color, quantity }) => ({ name, size, color, quantity })),
      wishlist: wishlist?.productIds ?? [],
      ...(wishlist?.choices && { wishlistChoices: wishlist.choices }),
    }
  },

  /** Withdraws a consent given with the account's own address. Idempotent. */
  withdraw: async (user: Caller, purpose: ConsentPurpose, at: Date): Promise<void> => {
    const database = await connect()
    if (purpose === 'cart_reminder') return endReminders(database, user._id)
    if (purpose === 'whatsapp') return endWhatsapp(database, user._id, at)
    const email = ownAddress(user)
    if (email === undefined) return
    await inTransaction(database.firestore, async (work) => {
      if (purpose === 'newsletter') return forgetSubscriber(database, work, emailKey(email))
      const requests = database.backInStockRequests.where('email', '==', email)
      for (const { ref } of await work.find(requests.limit(LIMITS.waitingFor).select()))
        work.delete(ref)
    })
  },
})
