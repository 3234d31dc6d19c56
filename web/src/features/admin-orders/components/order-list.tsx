import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx'
import { text } from '../../../copy/texts.ts'
import { ORDERS_PAGE, ordersQuery } from '../api/orders-query.ts'
import { copy } from '../copy.ts'
import { OrdersTable } from './orders-table.tsx'
import type { OrdersFilter } from '../api/orders-query.ts'

type OrderListProps = { filter: OrdersFilter; hint?: string; isOfOneCustomer?: boolean }

/** A page of the orders that match a filter. */
export const OrderList = ({ filter, hint, isOfOneCustomer = false }: OrderListProps) => {
  const load = useQuery(ordersQuery(filter))
  return (
    <LoadState
      load={load}
      skeleton={<RowsSkeleton />}
      isEmpty={({ orders }) => orders.length === 0}
      empty={
        <EmptyState
          title={text('noAdminOrders')}
          icon={<PackageOpen size={32} strokeWidth={1.5} />}
        >
          {hint}
        </EmptyState>
      }
    >
      {({ orders, total }) => (
        <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
          <OrdersTable orders={orders} isOfOneCustomer={isOfOneCustomer} />
          <Pager
            page={filter.page}
            size={ORDERS_PAGE}
            total={total}
            totalText={copy('count', { count: total })}
          />
        </chakra.div>
      )}
    </LoadState>
  )
}
