import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { useText, textIn } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import type { Order } from '@bartan/contract/orders/schema'
import { css, cx } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'
import type { Language } from '@bartan/contract/shop/languages'

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

const columns = (language: Language) =>
  [
    { name: textIn(language, 'orderId') },
    { name: textIn(language, 'date') },
    { name: textIn(language, 'totalPrice'), align: 'end' },
    { name: textIn(language, 'payment') },
    { name: textIn(language, 'status') },
    { name: textIn(language, 'actions') },
  ] as const

const OrderRow = ({ order }: { order: Order }) => {
  const t = useText()
  const language = useLanguage()
  return (
    <tr>
      <th scope="row" data-lead>
        <TextLink to={paths.adminOrder(order._id)} className={cx(cellLink, styles.orderId)}>
          #{order.number}
        </TextLink>
      </th>
      <Cell label={t('date')}>
        <Breakable className={styles.moment}>{formatMoment(language, order.createdAt)}</Breakable>
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
}

/** The orders of a customer, whom the page already names. */
export const OrdersTable = ({ orders }: { orders: Order[] }) => {
  const t = useText()
  const language = useLanguage()
  return (
    <DataTable caption={t('orders')} columns={columns(language)} size="many">
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </DataTable>
  )
}
