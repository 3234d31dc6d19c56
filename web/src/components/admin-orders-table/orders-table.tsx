import type { Order } from '@bartan/contract/orders/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Breakable, cellLink, DataTable, type Column } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css, cx } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = { number: css({ whiteSpace: 'nowrap' }), moment: css({ minW: '92px' }) }

type OrdersTableProps = {
  caption: string
  orders: readonly Order[]
  /** Columns between number and date. */
  before?: readonly Column<Order>[]
  after: readonly Column<Order>[]
  size?: 'few' | 'many'
}

/** Table of orders with number, date and total, plus the page's own columns. */
export const OrdersTable = ({ caption, orders, before, after, size = 'few' }: OrdersTableProps) => {
  const t = useText()
  return (
    <DataTable
      caption={caption}
      size={size}
      rows={orders}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: t('number'),
          head: 'lead',
          cell: ({ _id, number }) => (
            <TextLink to={adminPaths.order(_id)} className={cx(cellLink, styles.number)}>
              #{number}
            </TextLink>
          ),
        },
        ...(before ?? []),
        {
          name: t('date'),
          cell: ({ createdAt }) => (
            <Breakable className={styles.moment}>{formatMoment(t.language, createdAt)}</Breakable>
          ),
        },
        { name: t('total'), align: 'end', cell: ({ totalPrice }) => formatRupees(totalPrice) },
        ...after,
      ]}
    />
  )
}
