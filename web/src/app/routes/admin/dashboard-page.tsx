import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { BackupDue } from '#features/admin-backup/components/backup-due.tsx'
import { GrievanceAlarm } from '#features/admin-grievances/components/grievance-alarm.tsx'
import { FailedMails } from '#features/admin-mails/failed-mails.tsx'
import { MoneyNotices, RunsOut } from '#features/admin-orders/today/needs-hand.tsx'
import { todayQuery } from '#features/admin-orders/today/today-query.ts'
import { AlertsSwitch, Today } from '#features/admin-orders/today/today.tsx'
import { IncompleteNotice } from '#features/admin-products/compliance/incomplete-notice.tsx'
import { Figures, FiguresGrid } from '#features/admin-stats/components/figures.tsx'
import { FirstSteps } from '#features/admin-stats/components/first-steps.tsx'
import { RecentOrders } from '#features/admin-stats/components/recent-orders.tsx'
import { statsQuery } from '#features/admin-stats/stats-query.ts'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

const styles = {
  root: grid({ gap: { base: '4', md: '5' }, gridTemplateColumns: '1' }),
  figure: css({ h: { base: '106px', md: '122px' }, borderRadius: 'lg' }),
  wideFigure: css({ gridColumn: { base: '1 / -1', sm: 'auto' } }),
}

const FIGURES = ['revenue', 'orders', 'products', 'cash']

const Shapes = () => (
  <FiguresGrid>
    {FIGURES.map((figure) => (
      <Skeleton
        className={cx(styles.figure, ['revenue', 'cash'].includes(figure) && styles.wideFigure)}
        key={figure}
      />
    ))}
  </FiguresGrid>
)

/** The shop's totals (spec §1), and below them what needs a hand, in the order of the harm that waiting does. */
export const DashboardPage = () => {
  const t = useText()
  const { setup } = useQuery(todayQuery()).data ?? {}
  const stats = useQuery(statsQuery())
  const orders = stats.data?.orders ?? 1
  const steps = setup && stats.data && <FirstSteps setup={setup} orders={orders} />
  return (
    <>
      <PageHeader title={t('today')} />
      <div className={styles.root}>
        <LoadState load={stats} skeleton={<Shapes />}>
          {(known) => <Figures stats={known} />}
        </LoadState>
        {orders > 0 && <Today lowStock={stats.data?.lowStockCount} />}
        {steps}
        {orders === 0 && (
          <div>
            <AlertsSwitch />
          </div>
        )}
        <MoneyNotices />
        <GrievanceAlarm />
        <RunsOut />
        <IncompleteNotice />
        <BackupDue />
        <FailedMails />
        {stats.data && <RecentOrders orders={stats.data.recentOrders} />}
      </div>
    </>
  )
}
