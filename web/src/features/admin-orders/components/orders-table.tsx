import { chakra } from '@chakra-ui/react/styled-system'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import type { Order } from '@bartan/contract/orders/schema'

const columns = (isOfOneCustomer: boolean) =>
  [
    { name: t('orderId') },
    ...(isOfOneCustomer ? [] : [{ name: t('customer') }]),
    { name: t('date') },
    { name: t('totalPrice'), align: 'end' },
    { name: t('payment') },
    { name: t('status') },
    { name: t('actions') },
  ] as const

type RowProps = { order: Order; isOfOneCustomer: boolean }

const OrderRow = ({ order, isOfOneCustomer }: RowProps) => (
  <tr>
    <th scope="row" data-lead>
      <TextLink to={paths.adminOrder(order._id)} css={{ ...cellLink, whiteSpace: 'nowrap' }}>
        #{order._id}
      </TextLink>
    </th>
    {!isOfOneCustomer && (
      <Cell label={t('customer')}>
        <span>
          <Breakable display="block">{order.user.name}</Breakable>
          <chakra.span color="ink.soft" fontSize="xs">
            {order.user.phone}
          </chakra.span>
        </span>
      </Cell>
    )}
    <Cell label={t('date')}>
      <Breakable minW="92px">{formatMoment(order.createdAt)}</Breakable>
    </Cell>
    <Cell label={t('totalPrice')} align="end">
      {formatRupees(order.totalPrice)}
    </Cell>
    <Cell label={t('payment')}>
      <PaymentBadge order={order} />
    </Cell>
    <Cell label={t('status')}>
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

type OrdersTableProps = {
  orders: Order[]
  /** Set if the page already says whose orders they are. */
  isOfOneCustomer: boolean
}

export const OrdersTable = ({ orders, isOfOneCustomer }: OrdersTableProps) => (
  <DataTable caption={t('orders')} columns={columns(isOfOneCustomer)} size="many">
    {orders.map((order) => (
      <OrderRow key={order._id} order={order} isOfOneCustomer={isOfOneCustomer} />
    ))}
  </DataTable>
)
