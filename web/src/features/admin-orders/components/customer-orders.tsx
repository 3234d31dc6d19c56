import type { Order } from '@bartan/contract/orders/schema'
import { PackageOpen } from 'lucide-react'
import { OrdersTable } from '#components/admin-orders-table/orders-table.tsx'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { hstack } from '#styled-system/patterns'
import { ordersQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { StatusSelect } from './status-select.tsx'

const ChangeableOrders = ({ orders }: { orders: readonly Order[] }) => {
  const t = useText()
  return (
    <OrdersTable
      caption={t('orders')}
      orders={orders}
      size="many"
      after={[
        { name: t('payment'), cell: (order) => <PaymentBadge order={order} /> },
        { name: t('status'), cell: (order) => <StatusSelect order={order} /> },
        {
          name: t('actions'),
          label: '',
          cell: (order) => (
            <div className={hstack({ gap: '1', w: 'full', justify: 'flex-end' })}>
              <MarkDelivered order={order} />
              <DeleteOrderMenu order={order} />
            </div>
          ),
        },
      ]}
    />
  )
}

/** Orders of one customer, newest first; the page already shows the customer's name. */
export const CustomerOrders = ({ userId }: { userId: string }) => {
  const text = useSpecText()
  const t = useText()
  return (
    <AdminList
      query={ordersQuery({ user: userId })}
      empty={<EmptyState title={text('noAdminOrders')} Icon={PackageOpen} />}
      totalText={(count) => t('count', { count })}
    >
      {(orders) => <ChangeableOrders orders={orders} />}
    </AdminList>
  )
}
