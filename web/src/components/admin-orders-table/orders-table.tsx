import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/orders/schema'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { TextLink } from '#components/ui/link.tsx'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { css, cx } from '#styled-system/css'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { useText } from './texts.ts'

const styles = {
  number: css({ whiteSpace: 'nowrap' }),
  moment: css({ minW: '92px' }),
}

type OrderColumn = {
  name: string
  align?: 'end'
  /** Buttons: in a card they need no label. */
  isUnlabeled?: boolean
  cell: (order: Order) => ReactNode
}

type OrdersTableProps = {
  caption: string
  orders: readonly Order[]
  /** Between the number and the date. */
  before?: readonly OrderColumn[]
  /** Shown after the total. */
  after: readonly OrderColumn[]
  size?: 'few' | 'many'
}

/** Orders as the admin area tells of them: number, date and total, and what the page has to say of each. */
export const OrdersTable = ({ caption, orders, before, after, size = 'few' }: OrdersTableProps) => {
  const t = useText()
  const language = useLanguage()
  const columns: OrderColumn[] = [
    ...(before ?? []),
    {
      name: t('date'),
      cell: ({ createdAt }) => (
        <Breakable className={styles.moment}>{formatMoment(language, createdAt)}</Breakable>
      ),
    },
    { name: t('total'), align: 'end', cell: ({ totalPrice }) => formatRupees(totalPrice) },
    ...after,
  ]
  return (
    <DataTable caption={caption} columns={[{ name: t('number') }, ...columns]} size={size}>
      {orders.map((order) => (
        <tr key={order._id}>
          <th scope="row" data-lead>
            <TextLink to={paths.adminOrder(order._id)} className={cx(cellLink, styles.number)}>
              #{order.number}
            </TextLink>
          </th>
          {columns.map(({ name, align, isUnlabeled, cell }) =>
            isUnlabeled ? (
              <td key={name}>{cell(order)}</td>
            ) : (
              <Cell key={name} label={name} {...(align && { align })}>
                {cell(order)}
              </Cell>
            ),
          )}
        </tr>
      ))}
    </DataTable>
  )
}
