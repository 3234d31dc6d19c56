import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Heading } from '#components/ui/heading.tsx'
import { StatusBadge } from '#components/commerce/status-badge.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { useSpecText } from '#i18n/texts.ts'
import { useText, textIn } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css, cx } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'
import type { Language } from '@bartan/contract/shop/languages'

const styles = {
  orderId: css({ whiteSpace: 'nowrap' }),
  heading: css({ mb: '3' }),
  none: css({ color: 'ink.soft' }),
  moment: css({ minW: '92px' }),
}

const columns = (language: Language) =>
  [
    { name: textIn(language, 'orderId') },
    { name: textIn(language, 'user') },
    { name: textIn(language, 'date') },
    { name: textIn(language, 'totalPrice'), align: 'end' },
    { name: textIn(language, 'status') },
  ] as const

export const RecentOrders = ({ orders }: { orders: readonly Order[] }) => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-labelledby="recent-orders">
      <Heading className={styles.heading} id="recent-orders" size="small">
        {t('recentOrders')}
      </Heading>
      {orders.length === 0 ? (
        <p className={styles.none}>{text('noRecentOrders')}</p>
      ) : (
        <DataTable caption={t('recentOrders')} columns={columns(language)}>
          {orders.map((order) => (
            <tr key={order._id}>
              <th scope="row" data-lead>
                <TextLink to={paths.adminOrder(order._id)} className={cx(cellLink, styles.orderId)}>
                  #{order.number}
                </TextLink>
              </th>
              <Cell label={t('user')}>
                <Breakable>{order.user.name}</Breakable>
              </Cell>
              <Cell label={t('date')}>
                <Breakable className={styles.moment}>
                  {formatMoment(language, order.createdAt)}
                </Breakable>
              </Cell>
              <Cell label={t('totalPrice')} align="end">
                {formatRupees(order.totalPrice)}
              </Cell>
              <Cell label={t('status')}>
                <StatusBadge status={order.status} />
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
