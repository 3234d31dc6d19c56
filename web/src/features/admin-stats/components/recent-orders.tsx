import { chakra } from '@chakra-ui/react/styled-system'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { StatusBadge } from '#components/commerce/status-badge.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { copy } from '../copy.ts'
import type { Order } from '@bartan/contract/orders/schema'

const columns = () =>
  [
    { name: copy('orderId') },
    { name: copy('user') },
    { name: copy('date') },
    { name: copy('totalPrice'), align: 'end' },
    { name: copy('status') },
  ] as const

export const RecentOrders = ({ orders }: { orders: readonly Order[] }) => (
  <section aria-labelledby="recent-orders">
    <Heading id="recent-orders" size="small" mb="3">
      {copy('recentOrders')}
    </Heading>
    {orders.length === 0 ? (
      <chakra.p color="ink.soft">{text('noRecentOrders')}</chakra.p>
    ) : (
      <DataTable caption={copy('recentOrders')} columns={columns()}>
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
            <Cell label={copy('user')}>
              <Breakable>{order.user.name}</Breakable>
            </Cell>
            <Cell label={copy('date')}>
              <Breakable minW="92px">{formatMoment(order.createdAt)}</Breakable>
            </Cell>
            <Cell label={copy('totalPrice')} align="end">
              {formatRupees(order.totalPrice)}
            </Cell>
            <Cell label={copy('status')}>
              <StatusBadge status={order.status} />
            </Cell>
          </tr>
        ))}
      </DataTable>
    )}
  </section>
)
