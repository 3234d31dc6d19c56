import type { OrderCounts, OrderListQuery } from '@bartan/contract/orders/admin-schema'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { withCourier } from '@bartan/contract/settings/couriers'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { toRupees } from '@bartan/contract/shared/money'
import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { PHONE_LENGTH } from '@bartan/contract/users/rules'
import { invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import {
  REFUNDED_WORD,
  searchedWords,
  UPI_WORD,
  wordOfDocuments,
  wordOfOffer,
} from '#domain/orders/search-words.ts'
import { lockOf } from '#domain/transact.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { settleDay } from '../remittances/settle-day.ts'
import { removeOrder } from '../status/remove-order.ts'
import { setStatus, type StatusInput } from '../status/set-status.ts'
import { refuseDetails } from '../status/status-details.ts'
import { adminOrdersRepository, type OrderFilter } from './admin-orders.repository.ts'
import { orderCountsRepository } from './order-counts.repository.ts'

/** A phone prefix is a range, which Firestore can't combine with these filters. */
const refuseWithPhone = ({ phone, sort, ...rest }: OrderListQuery): void => {
  if (phone === undefined || phone.length === PHONE_LENGTH) return
  const { q, offer, documents, collected, confirmation } = rest
  const oldest = sort === 'oldest' ? sort : undefined
  const others = { q, offer, documents, collected, confirmation, sort: oldest }
  for (const [other, value] of Object.entries(others))
    if (value !== undefined)
      throw invalidField('phone', reason('field_not_with', { field: 'phone', other }))
}

/** Longer than any parcel is on its way: the period searched for one day's cash. */
const MAX_DAYS_OUT = 120

const daysOf = ({ from, to }: Pick<OrderListQuery, 'from' | 'to'>) => ({
  from: from === undefined ? undefined : startOfDay(from),
  before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
})

/** Parts of amounts are found by search words, too; undefined without any. */
const wordsOf = ({
  q,
  offer,
  documents,
  collected,
  returns,
}: OrderListQuery): string[] | undefined => {
  const typed = q === undefined ? undefined : searchedWords(q)
  if (typed?.length === 0) return typed
  const words = [
    ...(offer === undefined ? [] : [wordOfOffer(offer)]),
    ...(documents === undefined ? [] : [wordOfDocuments(documents)]),
    ...(returns === 'refunded' ? [REFUNDED_WORD] : []),
    ...(collected === undefined ? [] : [UPI_WORD]),
    ...(typed ?? []),
  ]
  return words.length > 0 ? words : undefined
}

/** With two days, all rows of the cash report between them. */
const cashOf = ({ cash, cashTo, courier = '' }: OrderListQuery): OrderFilter['cash'] =>
  cash === undefined
    ? undefined
    : { from: cash, to: cashTo ?? cash, courier: cashTo === undefined ? courier : undefined }

const filterOf = (
  { user, from, to, ...rest }: OrderListQuery,
  words: string[] | undefined,
): OrderFilter => ({
  status: rest.status,
  returns: rest.returns === 'refunded' ? undefined : rest.returns,
  packed: rest.packed,
  comingBack: rest.comingBack,
  short: rest.short,
  userId: user,
  confirmation: rest.confirmation,
  phone: rest.phone,
  words,
  oldestFirst: rest.sort === 'oldest',
  cash: cashOf(rest),
  ...daysOf(
    rest.cash === undefined
      ? { from, to }
      : { from: addDays(rest.cash, -MAX_DAYS_OUT), to: rest.cashTo ?? rest.cash },
  ),
})

const DELETED = { message: 'Order deleted' }

export const adminOrdersService = (context: OrdersContext) => {
  const { connect, transact, settings, productsChanged, photos, clock, log } = context
  const orders = adminOrdersRepository(connect, clock)
  const counts = orderCountsRepository(connect)
  return {
    couriers: async () => (await settings()).couriers.map(({ name }) => name),

    list: async ({
      user,
      from,
      to,
      cursor,
      page,
      limit = ADMIN_LIST_LIMIT,
      ...rest
    }: OrderListQuery) => {
      const query = pageQueryOf({ cursor, page, limit })
      const words = wordsOf(rest)
      refuseWithPhone(rest)
      if (words?.length === 0) return { list: [], total: 0, next: undefined, page, limit }
      const filter = filterOf({ ...rest, user, from, to }, words)
      return { ...(await orders.list(filter, query, { isExact: page !== undefined })), page, limit }
    },

    counts: async (): Promise<OrderCounts> => {
      const { processing, toPack, shipped, newestAt, ...others } = await counts()
      return {
        toConfirm: Math.max(0, processing - toPack),
        toPack,
        processing,
        shipped: shipped.count,
        toCollect: toRupees(shipped.paise),
        ...(newestAt && { newestAt: newestAt.toISOString() }),
        ...others,
      }
    },

    changeStatus: async (id: string, input: StatusInput): Promise<StaffOrder> => {
      refuseDetails(input.to, input)
      const at = clock.now()
      const { courier } =
        input.courier === undefined
          ? input
          : withCourier({ courier: input.courier, awb: '' }, (await settings()).couriers)
      const locks = [lockOf.order(id), lockOf.taxDocuments]
      const { order, touched, document } = await transact(locks, async (unit, keep) => {
        const { document: changed, ...after } = await setStatus(unit, id, { ...input, courier, at })
        return { ...after, document: changed, order: keep.reply(after.order) }
      })
      await productsChanged(touched)
      // What is put right may be the rest of a day's cash.
      if (input.collected) await settleDay(context, { document })
      return order
    },

    remove: async (id: string, by: Caller): Promise<typeof DELETED> => {
      const at = clock.now()
      const locks = [lockOf.order(id), lockOf.taxDocuments]
      const { order, touched } = await transact(locks, async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        keep.reply(DELETED)
        return { order: before.order, touched: await removeOrder(unit, before, { by, at }) }
      })
      await productsChanged(touched)
      if (order.returns?.some((one) => one.photos))
        await photos
          .removeOfOrder({ userId: order.user._id, orderId: id })
          .catch((cause: unknown) =>
            log.error('Pictures of a deleted order are left over', { id, cause: String(cause) }),
          )
      return DELETED
    },
  }
}

export type AdminOrdersService = ReturnType<typeof adminOrdersService>
