import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { byRisk } from '../confirming/risk.ts'
import { viewNamed, type OrderFilters, type ViewId } from '../list/views.ts'
import { ordersKey } from './order-queries.ts'

const PAGE = 25

const readPage = (
  filters: Partial<OrderFilters>,
  sort: string,
  cursor: string,
  signal: AbortSignal,
) =>
  callWithHeaders(
    'GET /api/admin/orders',
    // The server refuses an unknown status with a message to show.
    { query: { ...filters, ...(sort && { sort }), cursor, limit: String(PAGE) } },
    { signal },
  )

/** All orders to confirm by phone, riskiest first; if there are too many, only the oldest. */
const readQueue = async (filters: Partial<OrderFilters>, cursor: string, signal: AbortSignal) => {
  const orders: StaffOrder[] = []
  let next = cursor
  for (;;) {
    const { reply, headers } = await readPage(filters, 'oldest', next, signal)
    orders.push(...reply)
    next = headers.get('x-next-cursor') ?? ''
    if (!next || orders.length >= MAX_BULK_ORDERS)
      return { reply: byRisk(orders, Date.now()), headers }
  }
}

/** Orders of an admin view: open ones oldest first, others newest first. */
export const deskQuery = (values: OrderFilters, view: ViewId | undefined) => {
  const used = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  const key = [...ordersKey(), 'desk', used]
  if (view === 'toConfirm')
    return adminListQuery(key, (cursor, signal) => readQueue(used, cursor, signal))
  const sort = view && viewNamed(view).isWork ? 'oldest' : ''
  return adminListQuery(key, (cursor, signal) => readPage(used, sort, cursor, signal))
}
