import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { pagesOf } from '#database/pages-of.ts'
import { inTransaction } from '#database/transaction.ts'
import { updateOrder } from '#domain/orders/write-order.repository.ts'

type Return = NonNullable<OrderDocument['returns']>[number]

const withoutPhotos = ({ photos: _photos, ...rest }: Return): Return => rest

/** In a transaction: the status decides what is kept, and an admin may be changing it. */
const eraseFrom = (database: Database, ids: string[]) => {
  const { firestore, orders, mail } = database
  return inTransaction(firestore, async (work) => {
    const found = await work.readAll(ids.map((id) => orders.doc(id)))
    for (const order of found) {
      const document = order.data()
      if (document && !document.isOwnerGone) {
        const erased: Partial<OrderDocument> = {
          ...(document.returns && { returns: document.returns.map(withoutPhotos) }),
          ...(document.addressChanges && { addressChanges: [] }),
          isOwnerGone: true,
        }
        updateOrder(database, work, { id: order.id, document }, erased)
        // domain/mail/mail-order.repository.ts names a mail after order and change; older mails don't name their owner.
        for (const change of document.statusHistory.keys())
          work.delete(mail.doc(`order-${order.id}-${change + 1}`))
      }
    }
  })
}

/** Removes data from a customer's orders that need not be kept. */
export const eraseFromOrders = async (database: Database, userId: string): Promise<void> => {
  const own = database.orders.where('userId', '==', userId).select()
  for await (const page of pagesOf(own))
    await eraseFrom(
      database,
      page.map(({ id }) => id),
    )
}
