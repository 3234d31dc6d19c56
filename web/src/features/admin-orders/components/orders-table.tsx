import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { Badge } from '../../../components/badge.tsx'
import { Breakable, breakable, Cell, DataTable } from '../../../components/data-table.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { formatRupees } from '../../../components/format-rupees.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { StatusSelect } from './status-select.tsx'
import type { Order } from '@bartan/contract/order'

const COLUMNS = [
  { name: 'Order ID' },
  { name: 'Customer' },
  { name: 'Date' },
  { name: 'Total price', align: 'end' },
  { name: 'Payment' },
  { name: 'Status' },
  { name: 'Actions' },
] as const

const OrderRow = ({ order }: { order: Order }) => (
  <tr>
    <th scope="row" data-lead>
      <TextLink to={paths.adminOrder(order._id)} css={{ ...breakable, minW: '150px' }}>
        #{order._id}
      </TextLink>
    </th>
    <Cell label="Customer">
      <span>
        <Breakable display="block">{order.user.name}</Breakable>
        <chakra.span color="ink.soft" fontSize="xs">
          {order.user.phone}
        </chakra.span>
      </span>
    </Cell>
    <Cell label="Date">
      <Breakable minW="112px">{formatMoment(order.createdAt)}</Breakable>
    </Cell>
    <Cell label="Total price" align="end">
      {formatRupees(order.totalPrice)}
    </Cell>
    <Cell label="Payment">
      <Badge tone={order.isPaid ? 'success' : 'warning'}>
        {order.isPaid ? TEXTS.paid : TEXTS.pending}
      </Badge>
    </Cell>
    <Cell label="Status">
      <StatusSelect order={order} />
    </Cell>
    <td>
      <chakra.div display="flex" alignItems="center" gap="1" w="full" justifyContent="flex-end">
        <MarkDelivered order={order} />
        <DeleteOrderMenu order={order} />
      </chakra.div>
    </td>
  </tr>
)

export const OrdersTable = ({ orders }: { orders: Order[] }) => (
  <DataTable caption="Orders" columns={COLUMNS} size="many">
    {orders.map((order) => (
      <OrderRow key={order._id} order={order} />
    ))}
  </DataTable>
)
