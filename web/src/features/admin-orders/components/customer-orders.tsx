import { PackageOpen } from 'lucide-react'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { ordersQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'
import { OrdersTable } from './orders-table.tsx'

/** The orders of one customer, newest first. */
export const CustomerOrders = ({ userId }: { userId: string }) => {
  const text = useSpecText()
  const t = useText()
  return (
    <AdminList
      query={ordersQuery({ user: userId })}
      empty={
        <EmptyState
          title={text('noAdminOrders')}
          icon={<PackageOpen size={32} strokeWidth={1.5} />}
        />
      }
      totalText={(count) => t('count', { count })}
    >
      {(orders) => <OrdersTable orders={orders} />}
    </AdminList>
  )
}
