import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { deskQuery } from '../api/desk-query.ts'
import { useText } from '../desk-texts.ts'
import { OpeningNotice } from '../opening/opening-notice.tsx'
import { DeskList } from './desk-list.tsx'
import { loadAll } from './load-all.ts'
import { NewOrders } from './new-orders.tsx'
import { OrdersSearch } from './orders-search.tsx'
import { ViewChips } from './view-chips.tsx'
import { addressOfView, ORDER_FILTERS, searchOf, viewOf } from './views.ts'

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
