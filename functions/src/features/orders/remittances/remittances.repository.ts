import type { ParcelState } from '@bartan/contract/cash/rules'
import { expectedOf } from '@bartan/contract/orders/account'
import { courierKey } from '@bartan/contract/settings/couriers'
import { toRupees } from '@bartan/contract/shared/money'
import { numberOf } from '@bartan/contract/shared/order-number'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import { chunksOf, MAX_IN_VALUES } from '#database/document-id.ts'
import { readCountedPage } from '#database/list-cursor.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { CashDayDocument } from '#database/tally-documents.ts'
import type { PageQuery } from '#domain/cursor.ts'
import { entriesOf } from '#domain/orders/order-account.ts'
import { toStoredOrder, type StoredOrder } from '../order-unit.repository.ts'

export type ParcelFilter = {
  state?: ParcelState | undefined
  from?: string | undefined
  to?: string | undefined
  courier?: string | undefined
}

const ORDER = { by: ['owed.day'], direction: 'asc' } as const

export const remittancesRepository = (connect: Connect) => {
  /** One read per order found. */
  const ordersWith = async (
    field: 'shipment.awb' | 'number',
    values: readonly string[],
  ): Promise<StoredOrder[]> => {
    const { orders } = await connect()
    const parts = chunksOf([...new Set(values)].filter((value) => value !== ''))
    const found = await Promise.all(
      // A parcel number may belong to several orders: of one parcel, or of another courier's.
      parts.map((part) =>
        orders
          .where(field, 'in', part)
          .limit(MAX_IN_VALUES * 4)
          .get(),
      ),
    )
    return found.flatMap(({ docs }) => docs.map((one) => toStoredOrder(one.id, one.data())))
  }

  return {
    byAwbs: (awbs: readonly string[]) => ordersWith('shipment.awb', awbs),

    byNumbers: (numbers: readonly string[]) => ordersWith('number', numbers),

    /** Those that share a parcel with these, without these. */
    othersWith: (orders: readonly StoredOrder[]) => {
      const known = new Set<string>(orders.map(({ order }) => order.number))
      const others = orders.flatMap(({ document: { shipment } }) => shipment?.with ?? [])
      return ordersWith(
        'number',
        others.filter((number) => !known.has(number)),
      )
    },

    /** By day. */
    cashDays: async (days: readonly string[]): Promise<ReadonlyMap<string, CashDayDocument>> => {
      const { firestore, cashDays } = await connect()
      const wanted = [...new Set(days)].map((day) => cashDays.doc(day))
      const found = wanted.length === 0 ? [] : await firestore.getAll(...wanted)
      return new Map(found.map((one) => [one.id, (one.data() ?? {}) as CashDayDocument]))
    },

    /** Delivered until that day, and not paid in full. Index: orders(owed.state, owed.day). */
    countUnpaid: async (until: string): Promise<number> => {
      const { orders } = await connect()
      const unpaid = orders.where('owed.state', 'in', ['due', 'short'] satisfies ParcelState[])
      return (await unpaid.where('owed.day', '<=', until).count().get()).data().count
    },

    /** Indexes: orders(owed.state, owed.day), orders(owed.courier, owed.day), and one of all three. */
    parcels: async ({ state, from, to, courier }: ParcelFilter, page: PageQuery) => {
      const database = await connect()
      let query: Query<OrderDocument> = database.orders
      if (state) query = query.where('owed.state', '==', state)
      if (courier) query = query.where('owed.courier', '==', courierKey(courier))
      // Everything owed has a day.
      query = query.where('owed.day', '>=', from ?? '')
      if (to) query = query.where('owed.day', '<=', to)
      const { docs, ...paging } = await readCountedPage(database, query, ORDER, page)
      return {
        ...paging,
        list: docs.map((document) => {
          const order = document.data()
          return {
            number: numberOf(document.id, order),
            awb: order.shipment?.awb ?? '',
            courier: order.shipment?.courier ?? '',
            toCollect: toRupees(expectedOf(order.status, entriesOf(order))),
            ...(order.remittance && { paid: toRupees(order.remittance.paid) }),
            day: order.owed?.day ?? '',
          }
        }),
      }
    },
  }
}
