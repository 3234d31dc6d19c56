import { formatMoment } from '#components/ui/format-date.ts'
import { StatusBadge } from '#components/commerce/status-badge.tsx'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '3', fontSize: 'sm' }),
  item: css({ listStyleType: 'none' }),
  whenAndWho: css({ display: 'block', mt: '1', color: 'ink.soft' }),
}

/** Every change of status with its time and author, latest first. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <ol className={styles.root}>
    {order.statusHistory.toReversed().map(({ status, at, by }) => (
      <li className={styles.item} key={at + status}>
        <StatusBadge status={status} />
        <span className={styles.whenAndWho}>
          <time dateTime={at}>{formatMoment(at)}</time> ·{' '}
          {by.role === 'admin' ? t('byAdmin', { name: by.name }) : by.name}
        </span>
      </li>
    ))}
  </ol>
)
