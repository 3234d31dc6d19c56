import {
  SOLD_STATUSES,
  statusesWhere,
  type OrderStatus,
} from '@bartan/contract/orders/order-process'
import type { Stats } from '@bartan/contract/stats/schema'
import type { ReactNode } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card, Note, TextLink } from '#components/ui/elements.tsx'
import { styled } from '#components/ui/styled.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css, cva, cx } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ p: { base: '4', md: '5' }, minW: '0' }),
  wide: css({ gridColumn: { base: '1 / -1', sm: 'auto' } }),
  title: css({ fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'ink.soft' }),
  value: css({
    mt: '1',
    fontFamily: 'heading',
    fontSize: 'figure',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
}

const OPEN_STATUSES = statusesWhere(({ open }) => open)
const PAID_STATUSES = statusesWhere(({ money }) => money === 'booked')

/** As in the order list's address. */
const REFUNDED = { returns: 'refunded' }

const countIn = ({ byStatus }: Stats, statuses: readonly OrderStatus[]): number =>
  statuses.reduce((sum, status) => sum + byStatus[status], 0)

type FigureProps = {
  label: string
  value: string | number
  /** For an amount that must not wrap on a phone. */
  isWide?: boolean
  /** Link to the entries behind the figure. */
  to: string
  children: ReactNode
}

const Figure = ({ label, value, isWide = false, to, children }: FigureProps) => (
  <Card className={cx(styles.root, isWide && styles.wide)} padding="none">
    <h2 className={styles.title}>{label}</h2>
    <p className={styles.value}>
      <TextLink tone="plain" to={to}>
        {value}
      </TextLink>
    </p>
    <Note as="div" className={css({ mt: '1' })}>
      {children}
    </Note>
  </Card>
)

export const FiguresGrid = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gap: { base: '3', md: '4' },
      gridTemplateColumns: { base: '2', xl: 'repeat(auto-fit, minmax(200px, 1fr))' },
    },
  }),
)

const Cash = ({ stats }: { stats: Stats }) => {
  const t = useText()
  return (
    <Figure
      label={t('toCollect')}
      value={formatRupees(stats.cash.toCollect)}
      to={adminPaths.ordersIn(OPEN_STATUSES)}
      isWide
    >
      <TextLink to={adminPaths.ordersIn(OPEN_STATUSES)}>
        {t('ofOpen', { count: countIn(stats, OPEN_STATUSES) })}
      </TextLink>
      <p>
        <TextLink to={adminPaths.ordersIn(PAID_STATUSES)}>
          {t('collected', {
            sum: formatRupees(stats.cash.collected),
            count: countIn(stats, PAID_STATUSES),
          })}
        </TextLink>
      </p>
      {stats.cash.short > 0 && (
        <p>
          <TextLink to={adminPaths.ordersIn(PAID_STATUSES, { short: 'true' })}>
            {t('short', { sum: formatRupees(stats.cash.short) })}
          </TextLink>
        </p>
      )}
    </Figure>
  )
}

/** Revenue, number of orders and products (spec §1), and cash still to collect once there is an order. */
export const Figures = ({ stats }: { stats: Stats }) => {
  const t = useText()
  return (
    <FiguresGrid>
      <Figure
        label={t('revenue')}
        value={formatRupees(stats.revenue)}
        to={adminPaths.ordersIn(SOLD_STATUSES)}
        isWide
      >
        <TextLink to={adminPaths.ordersIn(SOLD_STATUSES)}>
          {t('withoutCancelled', { count: countIn(stats, SOLD_STATUSES) })}
        </TextLink>
        {stats.refunded > 0 && (
          <p>
            <TextLink to={adminPaths.ordersIn(SOLD_STATUSES, REFUNDED)}>
              {t('refunded', {
                refunds: formatRupees(stats.refunded),
                net: formatRupees(stats.net),
              })}
            </TextLink>
          </p>
        )}
      </Figure>
      <Figure label={t('totalOrders')} value={stats.orders} to={adminPaths.allOrders}>
        <TextLink to={adminPaths.allOrders}>{t('manageOrders')}</TextLink>
      </Figure>
      <Figure label={t('totalProducts')} value={stats.products} to={adminPaths.products}>
        <TextLink to={adminPaths.products}>{t('manageProducts')}</TextLink>
      </Figure>
      {stats.orders > 0 && <Cash stats={stats} />}
    </FiguresGrid>
  )
}
