import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { distinct, type ListPart, adminListQuery } from '#lib/api/admin-list.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { ordersKey } from '../api/order-queries.ts'
import { byRisk } from '../confirming/risk.ts'
import { useText } from '../desk-texts.ts'
import { OpeningNotice } from '../opening/opening-notice.tsx'
import { DeskList } from './desk-list.tsx'
import { NewOrders } from './new-orders.tsx'
import { OrdersSearch } from './orders-search.tsx'
import { ViewChips } from './view-chips.tsx'
import {
  addressOfView,
  ORDER_FILTERS,
  searchOf,
  viewOf,
  viewNamed,
  type OrderFilters,
  type ViewId,
} from './views.ts'

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
const deskQuery = (values: OrderFilters, view: ViewId | undefined) => {
  const used = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
  const key = [...ordersKey(), 'desk', used]
  if (view === 'toConfirm')
    return adminListQuery(key, (cursor, signal) => readQueue(used, cursor, signal))
  const sort = view && viewNamed(view).isWork ? 'oldest' : ''
  return adminListQuery(key, (cursor, signal) => readPage(used, sort, cursor, signal))
}

type List = {
  data: { pages: readonly ListPart<StaffOrder>[] } | undefined
  hasNextPage: boolean
  fetchNextPage: () => Promise<List>
}

const rowsOf = ({ data }: List) => distinct(data?.pages.flatMap(({ rows }) => rows) ?? [])

/** Loads a list to its end, or to the limit of one call. */
const loadAll = async (list: List): Promise<readonly StaffOrder[]> => {
  let now = list
  while (now.hasNextPage && rowsOf(now).length < MAX_BULK_ORDERS) {
    const before = rowsOf(now).length
    now = await now.fetchNextPage()
    // The request failed; the list shows the error.
    if (rowsOf(now).length === before) break
  }
  return rowsOf(now)
}

/** Only admins handle returns. */
const HIDDEN_FROM_PACKERS = ['returns'] as const

/** The order list with its views, search and filters. */
export const Orders = () => {
  const text = useSpecText()
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(ORDER_FILTERS)
  const isPacker = useUser()?.role === 'packer'
  const view = viewOf(values)
  const search = searchOf(values)
  return (
    <>
      <ViewChips values={values} current={view} hidden={isPacker ? HIDDEN_FROM_PACKERS : []} />
      <OrdersSearch values={values} search={view && !values.q ? '' : search} onChange={change} />
      <OpeningNotice />
      <AdminList
        query={deskQuery(values, view)}
        empty={
          <>
            <NewOrders />
            <EmptyState
              title={text('noAdminOrders')}
              Icon={PackageOpen}
              action={
                values.q && view !== 'all' ? (
                  <ButtonLink variant="outline" to={addressOfView('all', { q: values.q })}>
                    {t('searchAll')}
                  </ButtonLink>
                ) : undefined
              }
              text={t(isFiltered ? 'noneFits' : 'noneYet')}
            />
          </>
        }
        totalText={(count) => t('count', { count })}
      >
        {(orders, list, total) => (
          <DeskList
            key={search}
            orders={orders}
            total={total}
            hasMore={list.hasNextPage}
            isOld={list.isPlaceholderData}
            view={view}
            loadAll={() => loadAll(list)}
          />
        )}
      </AdminList>
    </>
  )
}
