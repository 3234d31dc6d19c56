import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { distinct, type ListPart } from '#lib/api/admin-list.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { deskQuery } from '../api/desk-query.ts'
import { useText } from '../desk-texts.ts'
import { OpeningNotice } from '../opening/opening-notice.tsx'
import { DeskList } from './desk-list.tsx'
import { NewOrders } from './new-orders.tsx'
import { OrdersSearch } from './orders-search.tsx'
import { ViewChips } from './view-chips.tsx'
import { addressOfView, ORDER_FILTERS, searchOf, viewOf } from './views.ts'

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
