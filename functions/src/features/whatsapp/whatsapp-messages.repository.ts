import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { addDays, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { WhatsappMessage } from '@bartan/contract/whatsapp/schema'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { WhatsappMessageDocument } from '#database/operation-documents.ts'
import { stopIdOf } from '#database/repositories/consent.repository.ts'
import { putWhatsappMessage } from '#database/repositories/put-message.repository.ts'
import { inTransaction } from '#database/transaction.ts'

/** An order has a message for each event, and one for each further return. */
const MAX_OF_ORDER = 20

/** The most messages that the local stack sends in one go. */
const MAX_QUEUED = 100

type Wanted = Pick<StaffOrder, '_id' | 'shippingAddress'>
type OfOrder = { messages: WhatsappMessage[]; stoppedAt: string | undefined }

/** As the local stack lists it. */
const shown = (_id: string, { orderId, at, error, ...message }: WhatsappMessageDocument) => ({
  _id,
  ...message,
  ...(message.event !== 'digest' && { order: orderId }),
  ...(error !== null && { error }),
  at: at.toDate().toISOString(),
})

export const whatsappMessagesRepository = (connect: Connect) => ({
  find: async (id: string): Promise<WhatsappMessageDocument | undefined> => {
    if (!isDocumentId(id)) return undefined
    const { whatsappMessages } = await connect()
    const own = (await whatsappMessages.doc(id).get()).data()
    if (own) return own
    const { docs } = await whatsappMessages.where('sentAs', '==', id).limit(1).get()
    return docs[0]?.data()
  },

  /** Oldest first, and when its phone last wrote STOP. At most 21 reads. */
  ofOrder: async ({ _id, shippingAddress: { phone } }: Wanted): Promise<OfOrder> => {
    const { whatsappMessages, whatsappStops } = await connect()
    const [{ docs }, stop] = await Promise.all([
      whatsappMessages.where('orderId', '==', _id).limit(MAX_OF_ORDER).get(),
      whatsappStops.doc(stopIdOf(phone ?? '')).get(),
    ])
    const messages = docs
      .map((one) => one.data())
      .toSorted((one, other) => one.createdAt.toMillis() - other.createdAt.toMillis())
      .flatMap(({ event, state, at, error }) =>
        // Those are of no order.
        event === 'digest'
          ? []
          : [
              {
                event,
                state,
                at: at.toDate().toISOString(),
                ...(error && state === 'failed' && { error }),
              },
            ],
      )
    return { messages, stoppedAt: stop.data()?.at.toDate().toISOString() }
  },

  /** Newest first; for the local stack. */
  list: async ({ skip, limit }: { skip: number; limit: number }) => {
    const { whatsappMessages } = await connect()
    const [{ docs }, counted] = await Promise.all([
      whatsappMessages.orderBy('createdAt', 'desc').offset(skip).limit(limit).get(),
      whatsappMessages.count().get(),
    ])
    return { list: docs.map((one) => shown(one.id, one.data())), total: counted.data().count }
  },

  queued: async (): Promise<string[]> => {
    const { whatsappMessages } = await connect()
    const waiting = whatsappMessages.where('state', '==', 'queued').limit(MAX_QUEUED)
    return (await waiting.select().get()).docs.map(({ id }) => id)
  },
})

/** More parcels than a shop of this size brings in a day. */
const MAX_PARCELS = 500

/**
 * Tells the customers whose parcels were promised for this day, and who agreed to be told, each once. A read of each order
 * promised for the day; of those to be told, three more.
 */
export const announceArrivals =
  (connect: Connect) =>
  async (at: Date): Promise<void> => {
    const database = await connect()
    const { firestore, orders, timestamp } = database
    const day = dayOf(at)
    const { docs } = await orders
      .where('estimatedDelivery', '>=', timestamp(startOfDay(day)))
      .where('estimatedDelivery', '<', timestamp(startOfDay(addDays(day, 1))))
      .limit(MAX_PARCELS)
      .get()
    const ids = docs.filter((one) => one.data().whatsapp?.agreed).map(({ id }) => id)
    for (const id of ids)
      await inTransaction(firestore, async (work) => {
        const order = await work.read(orders.doc(id))
        if (!order || ruleOf(order.status).message !== 'shipped') return
        await putWhatsappMessage(database, work, { id, order, at, kind: 'arriving' })
      })
  }

/** Ids that are remembered of a phone: Meta repeats a call for some hours. */
const REMEMBERED = 20

/** No phone has more accounts. */
const MAX_ACCOUNTS = 2

/** Ends a phone's consent, and that of its account. The same message again ends none that was given since. */
export const stopMessages =
  (connect: Connect) =>
  async ({ id, phone, at }: { id: string; phone: string; at: Date }): Promise<void> => {
    const { firestore, users, whatsappStops, serverTime, timestamp } = await connect()
    const stop = whatsappStops.doc(stopIdOf(phone))
    await inTransaction(firestore, async (work) => {
      const { by = [] } = (await work.read(stop)) ?? {}
      if (id !== '' && by.includes(id)) return
      const own = users.where('phone', '==', phone).limit(MAX_ACCOUNTS)
      const accounts = await work.find(own)
      work.set(stop, { at: timestamp(at), by: [...by, id].slice(-REMEMBERED) })
      for (const account of accounts)
        work.update(account.ref, {
          whatsapp: { agreed: false, at: timestamp(at) },
          updatedAt: serverTime,
        })
    })
  }
