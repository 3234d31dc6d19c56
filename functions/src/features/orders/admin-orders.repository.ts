import type { Query, Transaction } from 'firebase-admin/firestore'
import { PHONE_LENGTH } from '@bartan/contract/account-rules'
import type { Order } from '@bartan/contract/order'
import type { Caller } from '../../caller.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Database } from '../../database/collections.ts'
import { isDocumentId } from '../../database/document-id.ts'
import type { OrderDocument, ProductDocument } from '../../database/documents.ts'
import { moveUnits, readProducts } from '../../database/move-units.ts'
import { toOrder } from '../../database/to-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { KeyedQueue } from '../../platform/keyed-queue.ts'
import { fieldChanges } from '../../rules/field-changes.ts'
import type { CheckStatus, OrderFilter } from './admin-orders.service.ts'
import { auditTarget } from './audit-target.ts'
import { changeStatusIn } from './change-status.ts'
import type { StatusChange } from './change-status.ts'
import { heldLines } from './held-lines.ts'
import { settleCoupon } from './settle-coupon.ts'
import { returnsOnDeletion } from './status-effects.ts'

/** Sorts after every digit. */
const AFTER_DIGITS = '\uf8ff'

/**
 * Newest first. Composite indexes, each with createdAt descending: status; user.phone; userId; and for the beginning
 * of a phone, which is a range, (createdAt, user.phone) with and without status. Firestore joins the rest.
 */
const filtered = (
  { orders, timestamp }: Database,
  { status, userId, phone: anyPhone, from, before }: OrderFilter,
): Query<OrderDocument> => {
  let query: Query<OrderDocument> = orders
  const phone = userId ? undefined : anyPhone
  if (status) query = query.where('status', '==', status)
  if (userId) query = query.where('userId', '==', userId)
  if (phone?.length === PHONE_LENGTH) query = query.where('user.phone', '==', phone)
  else if (phone)
    query = query
      .where('user.phone', '>=', phone)
      .where('user.phone', '<', `${phone}${AFTER_DIGITS}`)
  if (from) query = query.where('createdAt', '>=', timestamp(from))
  if (before) query = query.where('createdAt', '<', timestamp(before))
  return query.orderBy('createdAt', 'desc')
}

type Facts = Pick<OrderDocument, 'status' | 'isPaid' | 'isDelivered'>

const factsOf = ({ status, isPaid, isDelivered }: Facts): Facts => ({ status, isPaid, isDelivered })

type CheckedChange = StatusChange & { checkStatus: CheckStatus }

const changeIn = async (
  database: Database,
  transaction: Transaction,
  id: string,
  change: CheckedChange,
): Promise<{ order: Order; touched: string[] } | undefined> => {
  const reference = database.orders.doc(id)
  const before = (await transaction.get(reference)).data()
  if (!before) return undefined
  change.checkStatus(before.status)
  const changed = await changeStatusIn(database, transaction, { id, order: before }, change)
  if (!changed) return { order: toOrder(id, before), touched: [] }
  const { order, touched } = changed
  recordAudit(database, transaction, {
    by: change.by,
    action: 'order.status_changed',
    target: auditTarget(id, before),
    changes: fieldChanges(factsOf(before), factsOf(order)),
  })
  return { order: toOrder(id, order), touched }
}

const removeIn = async (
  database: Database,
  transaction: Transaction,
  id: string,
  by: Caller,
): Promise<{ touched: string[] } | undefined> => {
  const reference = database.orders.doc(id)
  const order = (await transaction.get(reference)).data()
  if (!order) return undefined
  const lines = heldLines(order)
  const isReturned = returnsOnDeletion(order)
  const units = isReturned ? 'return' : 'stay'
  const writeCoupon = await settleCoupon(database, transaction, { id, order, units })
  const products = isReturned
    ? await readProducts(database, transaction, lines)
    : new Map<string, ProductDocument>()
  const move = { orderId: id, lines, reason: 'deletion' as const, by: by._id }
  moveUnits(database, transaction, products, move)
  writeCoupon()
  transaction.delete(reference)
  recordAudit(database, transaction, {
    by,
    action: 'order.deleted',
    target: auditTarget(id, order),
    changes: fieldChanges({ status: order.status, totalPrice: order.totalPrice }, {}),
  })
  return { touched: [...products.keys()] }
}

export const adminOrdersRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    /**
     * Reads the orders of the page and of all pages before it (Firestore bills what an offset skips), plus one read
     * per thousand counted.
     */
    list: async (filter: OrderFilter, { skip, limit }: { skip: number; limit: number }) => {
      const query = filtered(await connect(), filter)
      const [page, count] = await Promise.all([
        query.offset(skip).limit(limit).get(),
        query.count().get(),
      ])
      return {
        orders: page.docs.map((document) => toOrder(document.id, document.data())),
        total: count.data().count,
      }
    },

    newest: async (limit: number): Promise<Order[]> => {
      const { orders } = await connect()
      const { docs } = await orders.orderBy('createdAt', 'desc').limit(limit).get()
      return docs.map((document) => toOrder(document.id, document.data()))
    },

    /** One transaction: order, stock, coupon, ledger, units sold and audit; or nothing. */
    changeStatus: async (id: string, change: CheckedChange) => {
      if (!isDocumentId(id)) return undefined
      const database = await connect()
      return queue.run([id], () =>
        inTransaction(database.firestore, (transaction) =>
          changeIn(database, transaction, id, change),
        ),
      )
    },

    remove: async (id: string, by: Caller) => {
      if (!isDocumentId(id)) return undefined
      const database = await connect()
      return queue.run([id], () =>
        inTransaction(database.firestore, (transaction) => removeIn(database, transaction, id, by)),
      )
    },
  }
}
