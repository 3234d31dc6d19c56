import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import type { Order } from '@bartan/contract/orders/schema'
import { css, cx } from '#styled-system/css'

const styles = {
  orderId: css({ whiteSpace: 'nowrap' }),
  moment: css({ minW: '92px' }),
  actions: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    w: 'full',
    justifyContent: 'flex-end',
  }),
}

const columns = () =>
  [
    { name: t('orderId') },
    { name: t('date') },
    { name: t('totalPrice'), align: 'end' },
    { name: t('payment') },
    { name: t('status') },
    { name: t('actions') },
  ] as const

const OrderRow = ({ order }: { order: Order }) => (
  <tr>
    <th scope="row" data-lead>
      <TextLink to={paths.adminOrder(order._id)} className={cx(cellLink, styles.orderId)}>
        #{order.number}
      </TextLink>
    </th>
    <Cell label={t('date')}>
      <Breakable className={styles.moment}>{formatMoment(order.createdAt)}</Breakable>
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
      <div className={styles.actions}>
        <MarkDelivered order={order} />
        <DeleteOrderMenu order={order} />
      </div>
    </td>
  </tr>
)

/** The orders of a customer, whom the page already names. */
export const OrdersTable = ({ orders }: { orders: Order[] }) => (
  <DataTable caption={t('orders')} columns={columns()} size="many">
    {orders.map((order) => (
      <OrderRow key={order._id} order={order} />
    ))}
  </DataTable>
)
