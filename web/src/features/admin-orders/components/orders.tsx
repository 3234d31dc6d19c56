import { PackageOpen } from 'lucide-react'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { text } from '#i18n/texts.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { ordersQuery } from '../api/order-queries.ts'
import { t } from '../texts.ts'
import { OrdersTable } from './orders-table.tsx'
import { ORDER_FILTERS, OrdersFilters } from './orders-filters.tsx'
import type { OrdersFilter } from '../api/order-queries.ts'

type OrderListProps = { filter: OrdersFilter; hint?: string; isOfOneCustomer?: boolean }

/** The orders that match a filter, newest first. */
const OrderList = ({ filter, hint, isOfOneCustomer = false }: OrderListProps) => (
  <AdminList
    query={ordersQuery(filter)}
    empty={
      <EmptyState title={text('noAdminOrders')} icon={<PackageOpen size={32} strokeWidth={1.5} />}>
        {hint}
      </EmptyState>
    }
    totalText={(count) => t('count', { count })}
  >
    {(orders) => <OrdersTable orders={orders} isOfOneCustomer={isOfOneCustomer} />}
  </AdminList>
)

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
      <OrderList filter={values} hint={t(isFiltered ? 'noneFits' : 'noneYet')} />
    </>
  )
}
