import type { Transaction } from 'firebase-admin/firestore'
import type { Order } from '@bartan/contract/orders/schema'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { ProductDocument } from '#database/documents.ts'
import { toSellable } from '#domain/stock/sellable-products.repository.ts'
import { prepareMailOfOrder } from '#domain/mail/mail-order.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { writeOrder } from './new-order.ts'
import type { Placing } from './phone-orders.service.ts'

const readProducts = async (
  { products }: Database,
  transaction: Transaction,
  ids: string[],
): Promise<Map<string, ProductDocument>> => {
  const possible = ids.filter(isDocumentId)
  if (possible.length === 0) return new Map()
  const found = await transaction.getAll(...possible.map((id) => products.doc(id)))
  return new Map(
    found.flatMap((snapshot): [string, ProductDocument][] => {
      const product = snapshot.data()
      return product && !product.deletedAt ? [[snapshot.id, product]] : []
    }),
  )
}

const placeIn = async (
  database: Database,
  transaction: Transaction,
  { id, productIds, price, userId, customer, shippingAddress, by, at }: Placing,
): Promise<Order> => {
  const { orders } = database
  const placed = (await transaction.get(orders.doc(id))).data()
  if (placed) return toOrder(id, placed)
  const known = await readProducts(database, transaction, productIds)
  const writeMail = await prepareMailOfOrder(database, transaction, { userId }, at)
  const quote = price(new Map([...known].map(([key, product]) => [key, toSellable(key, product)])))
  const order = writeOrder(database, transaction, id, {
    quote,
    checkoutId: id,
    userId,
    user: customer,
    shippingAddress,
    by,
    at,
    known,
  })
  writeMail(id, order)
  recordAudit(database, transaction, {
    by,
    action: 'order.placed',
    target: { _id: id, name: `${customer.name}, ${customer.phone}` },
    about: userId,
    changes: fieldChanges({}, { status: order.status, totalPrice: order.totalPrice }),
  })
  return toOrder(id, order)
}

export const phoneOrdersRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    place: async (placing: Placing): Promise<Order> => {
      const database = await connect()
      return queue.run(placing.productIds, () =>
        inTransaction(database.firestore, (transaction) => placeIn(database, transaction, placing)),
      )
    },
  }
}
