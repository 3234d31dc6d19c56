import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '../../../components/badge.tsx'
import { Breakable, breakable, Cell, DataTable } from '../../../components/data-table.tsx'
import { formatMoment } from '../../../components/format-date.ts'
import { formatRupees } from '../../../components/format-rupees.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { text } from '../../../copy/texts.ts'
import { copy } from '../copy.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { StatusSelect } from './status-select.tsx'
import type { Order } from '@bartan/contract/order'

const columns = () =>
  [
    { name: copy('orderId') },
    { name: copy('customer') },
    { name: copy('date') },
    { name: copy('totalPrice'), align: 'end' },
    { name: copy('payment') },
    { name: copy('status') },
    { name: copy('actions') },
  ] as const

const OrderRow = ({ order }: { order: Order }) => (
  <tr>
    <th scope="row" data-lead>
      <TextLink to={paths.adminOrder(order._id)} css={{ ...breakable, minW: '150px' }}>
        #{order._id}
      </TextLink>
    </th>
    <Cell label={copy('customer')}>
      <span>
        <Breakable display="block">{order.user.name}</Breakable>
        <chakra.span color="ink.soft" fontSize="xs">
          {order.user.phone}
        </chakra.span>
      </span>
    </Cell>
    <Cell label={copy('date')}>
      <Breakable minW="112px">{formatMoment(order.createdAt)}</Breakable>
    </Cell>
    <Cell label={copy('totalPrice')} align="end">
      {formatRupees(order.totalPrice)}
    </Cell>
    <Cell label={copy('payment')}>
      <Badge tone={order.isPaid ? 'success' : 'warning'}>
        {text(order.isPaid ? 'paid' : 'pending')}
      </Badge>
    </Cell>
    <Cell label={copy('status')}>
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
  <DataTable caption={copy('orders')} columns={columns()} size="many">
    {orders.map((order) => (
      <OrderRow key={order._id} order={order} />
    ))}
  </DataTable>
)
