import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadState } from '#components/ui/load-state.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { RowsSkeleton } from '#components/ui/rows-skeleton.tsx'
import { text } from '#i18n/texts.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { ordersQuery } from '../api/order-queries.ts'
import { copy } from '../copy.ts'
import { OrdersTable } from './orders-table.tsx'
import { ORDER_FILTERS, OrdersFilters } from './orders-filters.tsx'
import type { OrdersFilter } from '../api/order-queries.ts'

type OrderListProps = { filter: OrdersFilter; hint?: string; isOfOneCustomer?: boolean }

/** The orders that match a filter, newest first. */
const OrderList = ({ filter, hint, isOfOneCustomer = false }: OrderListProps) => {
  const load = useInfiniteQuery(ordersQuery(filter))
  return (
    <LoadState
      load={load}
      skeleton={<RowsSkeleton />}
      isEmpty={({ pages }) => pages.every(({ orders }) => orders.length === 0)}
      empty={
        <EmptyState
          title={text('noAdminOrders')}
          icon={<PackageOpen size={32} strokeWidth={1.5} />}
        >
          {hint}
        </EmptyState>
      }
    >
      {({ pages }) => {
        const orders = pages.flatMap((page) => page.orders)
        const total = Math.max(pages.at(-1)?.total ?? 0, orders.length)
        return (
          <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
            <OrdersTable orders={orders} isOfOneCustomer={isOfOneCustomer} />
            <LoadMore
              list={load}
              shown={orders.length}
              total={total}
              totalText={copy('count', { count: total })}
            />
          </chakra.div>
        )
      }}
    </LoadState>
  )
}

/** The orders of one customer. */
export const CustomerOrders = ({ userId }: { userId: string }) => (
  <OrderList filter={{ user: userId }} isOfOneCustomer />
)

/** All orders, newest first, by status, open returns, days and phone. */
export const Orders = () => {
  const { values, change, isFiltered } = useAddressFilters(ORDER_FILTERS)
  return (
    <>
      <OrdersFilters values={values} isFiltered={isFiltered} onChange={change} />
      <OrderList filter={values} hint={copy(isFiltered ? 'noneFits' : 'noneYet')} />
    </>
  )
}
