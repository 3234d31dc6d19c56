import type { Order } from '@bartan/contract/orders/schema'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Card, Choice, Note, TextLink } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { orderCountsQuery, ordersQuery } from '../api/order-queries.ts'
import { OrderReturns } from './order-returns.tsx'
import { useText } from './texts.ts'

const styles = {
  list: grid({ gap: '4', alignItems: 'start', gridTemplateColumns: { base: '1', xl: '2' } }),
  head: wrap({
    align: 'baseline',
    justify: 'space-between',
    columnGap: '3',
    pb: '3',
    mb: '4',
    borderBottomWidth: '1px',
  }),
}

const ReturnCard = ({ order }: { order: Order }) => {
  const t = useText()
  return (
    <Card as="li">
      <div className={styles.head}>
        <TextLink className={css({ fontWeight: 'semibold' })} to={adminPaths.order(order._id)}>
          #{order.number}
        </TextLink>
        <Note as="span" className={css({ overflowWrap: 'anywhere' })}>
          {[order.user.name, order.user.phone].filter(Boolean).join(' · ')}
          {order.deliveredAt &&
            ` · ${t('delivered', { when: formatMoment(t.language, order.deliveredAt) })}`}
        </Note>
      </div>
      <OrderReturns order={order} />
    </Card>
  )
}

const TABS = [
  { returns: 'open', title: 'toDecide', none: 'noneToDecide', count: 'returnsOpen' },
  { returns: 'refund_due', title: 'toPay', none: 'noneToPay', count: 'refundsDue' },
] as const

/** Open returns and refunds due. */
export const ReturnsQueue = () => {
  const t = useText()
  const { values, change } = useAddressFilters(['returns'])
  const counts = useQuery(orderCountsQuery()).data
  const tab = TABS.find(({ returns }) => returns === values.returns) ?? TABS[0]
  return (
    <>
      <fieldset className={wrap({ gap: '2', mb: '5' })} aria-label={t('which')}>
        {TABS.map(({ returns, title, count }) => (
          <Choice
            key={returns}
            aria-pressed={returns === tab.returns}
            onClick={() => change({ returns })}
          >
            {t(title)}
            {counts && ` (${counts[count]})`}
          </Choice>
        ))}
      </fieldset>
      <AdminList
        query={ordersQuery({ returns: tab.returns })}
        empty={<EmptyState title={t(tab.none)} Icon={Undo2} text={t('noneHint')} />}
        totalText={(count) => t('count', { count })}
      >
        {(orders) => (
          <ul className={styles.list}>
            {orders.map((order) => (
              <ReturnCard key={order._id} order={order} />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  )
}
