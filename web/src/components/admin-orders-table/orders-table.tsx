import type { Order } from '@bartan/contract/orders/schema'
import type { ReactNode } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { TextLink } from '#components/ui/link.tsx'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { css, cx } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  number: css({ whiteSpace: 'nowrap' }),
  moment: css({ minW: '92px' }),
}

type OrderColumn = {
  name: string
  align?: 'end'
  /** For buttons, which need no label in a card. */
  isUnlabeled?: boolean
  cell: (order: Order) => ReactNode
}

type OrdersTableProps = {
  caption: string
  orders: readonly Order[]
  /** Columns between number and date. */
  before?: readonly OrderColumn[]
  after: readonly OrderColumn[]
  size?: 'few' | 'many'
}

/** Table of orders with number, date and total, plus the page's own columns. */
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
