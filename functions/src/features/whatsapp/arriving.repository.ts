import { ruleOf } from '@bartan/contract/orders/order-process'
import { addDays, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { putWhatsappMessage } from '#domain/whatsapp/put-message.repository.ts'

/** More parcels than a shop of this size brings in a day. */
const MAX_PARCELS = 500

/**
 * Tells the customers whose parcels were promised for this day, and who agreed to be told, each once. A read of each order
 * promised for the day; of those to be told, three more.
 */
export const tellArriving =
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
