import type { Query, Transaction } from 'firebase-admin/firestore'
import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import { ORDER_STATUSES } from '@bartan/contract/orders/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import { readPage } from '#database/list-cursor.ts'
import type { PageWish } from '#database/list-cursor.ts'
import type { OrderDocument, ProductDocument } from '#database/documents.ts'
import { moveUnits, readProducts } from '#domain/stock/move-units.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { CheckStatus, OrderFilter } from './admin-orders.service.ts'
import { auditTarget } from '../audit-target.ts'
import { changeStatusIn } from '../status/change-status.ts'
import type { StatusChange } from '../status/change-status.ts'
import { heldLines } from '../status/held-lines.ts'
import { markOpenReturns } from '../returns/mark-open-returns.ts'
import { OwnCommit } from '../own-commit.ts'
import { settleCoupon } from '../status/settle-coupon.ts'
import { returnsOnDeletion } from '../status/status-effects.ts'

/** Sorts after every digit. */
const AFTER_DIGITS = '\uf8ff'

const isPrefix = (phone: string | undefined): phone is string =>
  phone !== undefined && phone !== '' && phone.length !== PHONE_LENGTH

/**
 * Composite indexes, each with createdAt descending: status; openReturn; user.phone; userId; and for the beginning of
 * a phone, which is a range, (createdAt, user.phone) alone, with status and with openReturn. Firestore joins the rest.
 */
const filtered = (
  { orders, timestamp }: Database,
  { status, returns, userId, phone: anyPhone, from, before }: OrderFilter,
): Query<OrderDocument> => {
  let query: Query<OrderDocument> = orders
  const phone = userId ? undefined : anyPhone
  if (status?.length) query = query.where('status', 'in', status)
  if (returns) query = query.where('openReturn', '==', true)
  if (userId) query = query.where('userId', '==', userId)
  if (isPrefix(phone))
    query = query
      .where('user.phone', '>=', phone)
      .where('user.phone', '<', `${phone}${AFTER_DIGITS}`)
  else if (phone) query = query.where('user.phone', '==', phone)
  if (from) query = query.where('createdAt', '>=', timestamp(from))
  if (before) query = query.where('createdAt', '<', timestamp(before))
  return query
}

/** A field with a range must be in the order as well (firebase.google.com/docs/firestore/query-data/order-limit-data). */
const orderOf = ({ userId, phone }: OrderFilter): string[] =>
  !userId && isPrefix(phone) ? ['createdAt', 'user.phone'] : ['createdAt']

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
    about: before.userId,
    changes: fieldChanges(factsOf(before), factsOf(order)),
  })
  return { order: toOrder(id, order), touched }
}

type Removing = { id: string; by: Caller; own: OwnCommit }

const removeIn = async (
  database: Database,
  transaction: Transaction,
  { id, by, own }: Removing,
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
    entry: own.entry(database),
    action: 'order.deleted',
    target: auditTarget(id, order),
    about: order.userId,
    changes: fieldChanges({ status: order.status, totalPrice: order.totalPrice }, {}),
  })
  return { touched: [...products.keys()] }
}

export const adminOrdersRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  const markReturns = markOpenReturns(connect)
  return {
    /**
     * Newest first. Reads the page and one order more, and one read per thousand counted; Firestore bills what a skip
     * leaves out as well.
     */
    list: async (filter: OrderFilter, page: PageWish) => {
      const database = await connect()
      if (filter.returns) await markReturns()
      const query = filtered(database, filter)
      const [{ docs, next }, count] = await Promise.all([
        readPage(database, query, orderOf(filter), page),
        query.orderBy('createdAt', 'desc').count().get(),
      ])
      return {
        orders: docs.map((document) => toOrder(document.id, document.data())),
        total: count.data().count,
        next,
      }
    },

    /** One query per status and one for open returns, each one read per thousand counted. */
    counts: async () => {
      const { orders } = await connect()
      const countOf = async (field: string, value: unknown) =>
        (await orders.where(field, '==', value).count().get()).data().count
      const [returnsOpen, ...byStatus] = await Promise.all([
        markReturns().then(() => countOf('openReturn', true)),
        ...ORDER_STATUSES.map((status) => countOf('status', status)),
      ])
      return { returnsOpen, byStatus }
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
      const own = new OwnCommit()
      let removed: { touched: string[] } | undefined
      const remove = async (transaction: Transaction) => {
        const now = await removeIn(database, transaction, { id, by, own })
        removed = now ?? removed
        return now ?? ((await own.isDone(transaction)) ? removed : undefined)
      }
      return queue.run([id], () => inTransaction(database.firestore, remove))
    },
  }
}
