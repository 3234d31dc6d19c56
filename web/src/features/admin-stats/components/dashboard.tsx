import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { Skeleton } from '#components/ui/elements.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useText, textIn } from '../texts.ts'
import { FirstSteps } from './first-steps.tsx'
import { Figures, FiguresGrid } from './figures.tsx'
import { ProductRanking } from './product-ranking.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { RefusedParcels } from './refused-parcels.tsx'
import { SalesChart } from './sales-chart.tsx'
import { ScarcestStock } from './scarcest-stock.tsx'
import type { Stats } from '@bartan/contract/stats/schema'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { css, cx } from '#styled-system/css'
import type { Language } from '@bartan/contract/shop/languages'
import { useLanguage } from '#i18n/language.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

export const statsQuery = (days: 30 | 90) =>
  queryOptions({
    queryKey: [...adminKey('stats'), days],
    queryFn: ({ signal }) => call('GET /api/admin/stats', { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })

const styles = {
  // Two columns, and a third list below at full width.
  productLists: css({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: '1',
      md: '2',
      xl: '3',
    },
    '& > :last-child': { gridColumn: { md: '1 / -1', xl: 'auto' } },
  }),
  lowStock: css({ mt: '3', fontSize: 'sm' }),
  root: css({ display: 'grid', gap: { base: '4', md: '5' } }),
  figure: css({ h: { base: '106px', md: '122px' }, borderRadius: 'lg' }),
  wideFigure: css({ gridColumn: { base: '1 / -1', sm: 'auto' } }),
  chart: css({ h: '360px', borderRadius: 'lg' }),
  orders: css({ h: '320px', borderRadius: 'lg' }),
}

const scarcestOf = (product: AdminProduct) => <ScarcestStock product={product} />
const soldOf = (language: Language, { sold }: AdminProduct) =>
  textIn(language, 'sold', { count: sold })

const ProductRankings = ({ stats }: { stats: Stats }) => {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.productLists}>
      <ProductRanking
        title={t('bestSellers')}
        products={stats.bestSellers}
        empty={t('noBestSellers')}
        figure={(one) => soldOf(language, one)}
      />
      <ProductRanking
        title={t('slowSellers')}
        products={stats.slowSellers}
        empty={t(stats.products === 0 ? 'noProducts' : 'noSlowSellers')}
        figure={(one) => soldOf(language, one)}
      />
      <ProductRanking
        title={t('lowStock')}
        products={stats.lowStock}
        empty={t(stats.products === 0 ? 'noProducts' : 'noLowStock')}
        figure={scarcestOf}
      >
        {stats.lowStockCount > stats.lowStock.length && (
          <p className={styles.lowStock}>
            <TextLink to={`${paths.adminProducts}?stock=low&sortBy=stockAsc`}>
              {t('allLow', { count: stats.lowStockCount })}
            </TextLink>
          </p>
        )}
      </ProductRanking>
    </div>
  )
}

/** Placeholder for figures, chart and product lists. */
const Shapes = () => (
  <div className={styles.root}>
    <FiguresGrid>
      {['revenue', 'orders', 'products', 'cash'].map((figure) => (
        <Skeleton
          className={cx(styles.figure, ['revenue', 'cash'].includes(figure) && styles.wideFigure)}
          key={figure}
        />
      ))}
    </FiguresGrid>
    <Skeleton className={styles.chart} />
    <Skeleton className={styles.orders} />
  </div>
)

type DashboardProps = {
  /** Number of orders with an undecided return. */
  returnsOpen?: number | undefined
}

/** Overview of the shop's sales and stock. */
export const Dashboard = ({ returnsOpen = 0 }: DashboardProps) => {
  const { values, change } = useAddressFilters(['days'])
  const days = values.days === '90' ? 90 : 30
  return (
    <LoadState load={useQuery(statsQuery(days))} skeleton={<Shapes />}>
      {(stats) => (
        <div className={styles.root}>
          <FirstSteps products={stats.products} orders={stats.orders} />
          <Figures stats={stats} returnsOpen={returnsOpen} />
          <SalesChart
            perDay={stats.perDay}
            days={days}
            onDaysChange={(chosen) => change({ days: chosen === 90 ? '90' : '' })}
          />
          <RefusedParcels />
          <ProductRankings stats={stats} />
          <RecentOrders orders={stats.recentOrders} />
        </div>
      )}
    </LoadState>
  )
}
