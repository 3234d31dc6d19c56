import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { WhatsappMessage } from '@bartan/contract/whatsapp/schema'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { WhatsappMessageDocument } from '#database/operation-documents.ts'
import { stopIdOf } from '#domain/whatsapp/consent.repository.ts'

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
    return {
      list: docs.map((one) => shown(one.id, one.data())),
      total: counted.data().count,
    }
  },

  queued: async (): Promise<string[]> => {
    const { whatsappMessages } = await connect()
    const waiting = whatsappMessages.where('state', '==', 'queued').limit(MAX_QUEUED)
    return (await waiting.select().get()).docs.map(({ id }) => id)
  },
})
