import { chakra } from '@chakra-ui/react/styled-system'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { StatusBadge } from '#components/commerce/status-badge.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'

const columns = () =>
  [
    { name: t('orderId') },
    { name: t('user') },
    { name: t('date') },
    { name: t('totalPrice'), align: 'end' },
    { name: t('status') },
  ] as const

export const RecentOrders = ({ orders }: { orders: readonly Order[] }) => (
  <section aria-labelledby="recent-orders">
    <Heading id="recent-orders" size="small" mb="3">
      {t('recentOrders')}
    </Heading>
    {orders.length === 0 ? (
      <chakra.p color="ink.soft">{text('noRecentOrders')}</chakra.p>
    ) : (
      <DataTable caption={t('recentOrders')} columns={columns()}>
        {orders.map((order) => (
          <tr key={order._id}>
            <th scope="row" data-lead>
              <TextLink
                to={paths.adminOrder(order._id)}
                css={{ ...cellLink, whiteSpace: 'nowrap' }}
              >
                #{order._id}
              </TextLink>
            </th>
            <Cell label={t('user')}>
              <Breakable>{order.user.name}</Breakable>
            </Cell>
            <Cell label={t('date')}>
              <Breakable minW="92px">{formatMoment(order.createdAt)}</Breakable>
            </Cell>
            <Cell label={t('totalPrice')} align="end">
              {formatRupees(order.totalPrice)}
            </Cell>
            <Cell label={t('status')}>
              <StatusBadge status={order.status} />
            </Cell>
          </tr>
        ))}
      </DataTable>
    )}
  </section>
)
