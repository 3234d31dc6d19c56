import { Card } from '#components/ui/elements.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import type { ReactNode } from 'react'
import type { Stats } from '@bartan/contract/stats/schema'
import { css, cva, cx } from '#styled-system/css'
import { styled } from '#components/ui/styled.tsx'

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
  explanation: css({ mt: '1', fontSize: 'sm', color: 'ink.soft' }),
}

type FigureProps = {
  label: string
  value: string | number
  /** An amount of money that must not wrap on a phone. */
  isWide?: boolean
  children: ReactNode
}

const Figure = ({ label, value, isWide = false, children }: FigureProps) => (
  <Card className={cx(styles.root, isWide && styles.wide)} padding="none">
    <h2 className={styles.title}>{label}</h2>
    <p className={styles.value}>{value}</p>
    <div className={styles.explanation}>{children}</div>
  </Card>
)

export const FiguresGrid = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gap: { base: '3', md: '4' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
)

/** Revenue, number of orders and products (spec §1), and the cash still to be collected. */
export const Figures = ({ stats, returnsOpen }: { stats: Stats; returnsOpen: number }) => (
  <FiguresGrid>
    <Figure label={t('revenue')} value={formatRupees(stats.revenue)} isWide>
      {t('withoutCancelled')}
      {stats.refunded > 0 && (
        <p>
          {t('refunded', {
            refunds: formatRupees(stats.refunded),
            net: formatRupees(stats.net),
          })}
        </p>
      )}
    </Figure>
    <Figure label={t('totalOrders')} value={stats.orders}>
      <TextLink to={paths.adminOrders}>{t('manageOrders')}</TextLink>
      {returnsOpen > 0 && (
        <p>
          <TextLink to={paths.adminReturns}>{t('returnsOpen', { count: returnsOpen })}</TextLink>
        </p>
      )}
    </Figure>
    <Figure label={t('totalProducts')} value={stats.products}>
      <TextLink to={paths.adminProducts}>{t('manageProducts')}</TextLink>
    </Figure>
    <Figure label={t('toCollect')} value={formatRupees(stats.cash.toCollect)} isWide>
      {t('collected', { sum: formatRupees(stats.cash.collected) })}
    </Figure>
  </FiguresGrid>
)
