import type { Query } from 'firebase-admin/firestore'
import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import { ORDER_STATUSES } from '@bartan/contract/orders/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Database } from '#database/collections.ts'
import { readPage } from '#database/list-cursor.ts'
import type { PageWish } from '#database/list-cursor.ts'
import type { OrderDocument } from '#database/documents.ts'
import { toOrder } from '#database/to-order.ts'
import type { Connect } from '#database/connect.ts'
import type { OrderFilter } from './admin-orders.service.ts'
import { markOpenReturns } from '../returns/mark-open-returns.ts'

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

export const adminOrdersRepository = (connect: Connect) => {
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
  }
}
