import type { Order } from '@bartan/contract/orders/schema'
import { OrdersTable } from '#components/admin-orders-table/orders-table.tsx'
import { StatusBadge } from '#components/commerce/shown-status.tsx'
import { Heading } from '#components/ui/elements.tsx'
import { Breakable } from '#components/ui/table/data-table.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

export const RecentOrders = ({ orders }: { orders: readonly Order[] }) => {
  const text = useSpecText()
  const t = useText()
  return (
    <section aria-labelledby="recent-orders">
      <Heading className={css({ mb: '3' })} id="recent-orders" size="small">
        {t('recentOrders')}
      </Heading>
      {orders.length === 0 ? (
        <p className={css({ color: 'ink.soft' })}>{text('noRecentOrders')}</p>
      ) : (
        <OrdersTable
          caption={t('recentOrders')}
          orders={orders}
          before={[{ name: t('user'), cell: ({ user }) => <Breakable>{user.name}</Breakable> }]}
          after={[{ name: t('status'), cell: ({ status }) => <StatusBadge status={status} /> }]}
        />
      )}
    </section>
  )
}
