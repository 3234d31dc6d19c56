import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderCounts, OrderListQuery } from '@bartan/contract/orders/admin-schema'
import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { refuseBoth } from '#domain/paging/cursor-or-page.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { CheckStock, StatusChange } from '../status/change-status.ts'

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

/** Gets the status that the transaction has read; throws if the change must not be made from it. */
export type CheckStatus = (status: OrderStatus) => void

type Ports = {
  orders: {
    list: (
      filter: OrderFilter,
      page: { cursor: string | undefined; skip: number; limit: number },
    ) => Promise<{ orders: Order[]; total: number; next: string | undefined }>
    /** `byStatus` in the order of ORDER_STATUSES. */
    counts: () => Promise<{ byStatus: number[]; returnsOpen: number }>
    changeStatus: (
      id: string,
      change: StatusChange & { checkStatus: CheckStatus },
    ) => Promise<{ order: Order; touched: string[] } | undefined>
    remove: (id: string, by: Caller) => Promise<{ touched: string[] } | undefined>
  }
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('not_found', reason('order_not_found'))
  return value
}

const checkStock: CheckStock = (lines, stockOf) => {
  const short = shortLines(lines, stockOf)
  if (short.length > 0) throw outOfStock(short)
}

const refuseOther =
  (from: OrderStatus | undefined): CheckStatus =>
  (status) => {
    if (from === undefined || from === status) return
    throw new AppError('changed_meanwhile', reason('order_changed_meanwhile', { status }), {
      current: { status },
    })
  }

export const adminOrdersService = ({ orders, productsChanged, clock }: Ports) => ({
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
    const change = { to, by, at: clock.now(), check: checkStock, checkStatus: refuseOther(from) }
    const { order, touched } = found(await orders.changeStatus(id, change))
    await productsChanged(touched)
    return order
  },

  remove: async (id: string, by: Caller): Promise<void> => {
    const { touched } = found(await orders.remove(id, by))
    await productsChanged(touched)
  },
})

export type AdminOrdersService = ReturnType<typeof adminOrdersService>
