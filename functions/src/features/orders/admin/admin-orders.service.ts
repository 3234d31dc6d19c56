import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderCounts, OrderListQuery } from '@bartan/contract/orders/admin-schema'
import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { refuseBoth } from '#domain/cursor.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { found } from '../own-order.ts'
import { changeStatus } from '../status/change-status.ts'
import { removeOrder } from '../status/remove-order.ts'

export type OrderFilter = {
  /** Any of these. */
  status: OrderStatus[] | undefined
  returns: 'open' | undefined
  userId: string | undefined
  /** A whole phone number, or its beginning. */
  phone: string | undefined
  from: Date | undefined
  before: Date | undefined
}

type StatusWish = { to: OrderStatus; from: OrderStatus | undefined; by: Caller }

type Ports = {
  orders: {
    list: (
      filter: OrderFilter,
      page: { cursor: string | undefined; skip: number; limit: number },
    ) => Promise<{ orders: Order[]; total: number; next: string | undefined }>
    /** `byStatus` in the order of ORDER_STATUSES. */
    counts: () => Promise<{ byStatus: number[]; returnsOpen: number }>
  }
  transact: Transact<OrderUnit>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

const refuseOther = (from: OrderStatus | undefined, { status }: Order): void => {
  if (from === undefined || from === status) return
  throw new AppError('changed_meanwhile', reason('order_changed_meanwhile', { status }), {
    current: { status },
  })
}

/** What the audit trail says of a change of status. */
const factsOf = ({ document: { status, isPaid, isDelivered } }: Pick<StoredOrder, 'document'>) => ({
  status,
  isPaid,
  isDelivered,
})

export const adminOrdersService = ({ orders, transact, productsChanged, clock }: Ports) => ({
  list: async ({
    user,
    from,
    to,
    cursor,
    page,
    limit = ADMIN_LIST_LIMIT,
    ...rest
  }: OrderListQuery) => {
    refuseBoth({ cursor, page })
    const filter = {
      status: rest.status,
      returns: rest.returns,
      userId: user,
      phone: rest.phone,
      from: from === undefined ? undefined : startOfDay(from),
      before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
    }
    const list = await orders.list(filter, { cursor, skip: ((page ?? 1) - 1) * limit, limit })
    return { ...list, page, limit }
  },

  counts: async (): Promise<OrderCounts> => {
    const { byStatus, returnsOpen } = await orders.counts()
    const [processing = 0, shipped = 0, delivered = 0, cancelled = 0] = byStatus
    return { processing, shipped, delivered, cancelled, returnsOpen }
  },

  /**
   * Setting the same status again changes nothing and succeeds. A change that says which status it is based on is
   * refused if the order has another one by now, so that a stale page can't undo what somebody else has done.
   */
  changeStatus: async (id: string, { to, from, by }: StatusWish): Promise<Order> => {
    const at = clock.now()
    const locks = [lockOf.order(id), lockOf.taxDocuments]
    const { order, touched } = await transact(locks, async (unit) => {
      const before = found(await unit.find(id))
      refuseOther(from, before.order)
      const after = await changeStatus(unit, before, { to, by, at })
      const changes = fieldChanges(factsOf(before), factsOf(after))
      if (before.order.status !== to)
        unit.audit(before, { by, action: 'order.status_changed', changes })
      return after
    })
    await productsChanged(touched)
    return order
  },

  remove: async (id: string, by: Caller): Promise<void> => {
    const at = clock.now()
    const touched = await transact([lockOf.order(id), lockOf.taxDocuments], async (unit) =>
      removeOrder(unit, found(await unit.find(id)), { by, at }),
    )
    await productsChanged(touched)
  },
})

export type AdminOrdersService = ReturnType<typeof adminOrdersService>
