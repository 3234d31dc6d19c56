import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { Breakable, breakable, Cell, DataTable } from '../../../components/data-table.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { formatRupees } from '../../../components/format-rupees.ts'
import { Heading } from '../../../components/heading.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import type { Order } from '@bartan/contract/order'

const COLUMNS = [
  { name: 'Order ID' },
  { name: 'User' },
  { name: 'Date' },
  { name: 'Total price', align: 'end' },
  { name: 'Status' },
] as const

export const RecentOrders = ({ orders }: { orders: readonly Order[] }) => (
  <section aria-labelledby="recent-orders">
    <Heading id="recent-orders" size="small" mb="3">
      Recent Orders
    </Heading>
    {orders.length === 0 ? (
      <chakra.p color="ink.soft">{TEXTS.noRecentOrders}</chakra.p>
    ) : (
      <DataTable caption="Recent orders" columns={COLUMNS}>
        {orders.map((order) => (
          <tr key={order._id}>
            <th scope="row" data-lead>
              <TextLink to={paths.adminOrder(order._id)} css={{ ...breakable, minW: '150px' }}>
                #{order._id}
              </TextLink>
            </th>
            <Cell label="User">
              <Breakable>{order.user.name}</Breakable>
            </Cell>
            <Cell label="Date">{formatMoment(order.createdAt)}</Cell>
            <Cell label="Total price" align="end">
              {formatRupees(order.totalPrice)}
            </Cell>
            <Cell label="Status">
              <StatusBadge status={order.status} />
            </Cell>
          </tr>
        ))}
      </DataTable>
    )}
  </section>
)
