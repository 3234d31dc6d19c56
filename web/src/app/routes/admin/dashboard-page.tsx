import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { BackupDue } from '#features/admin-backup/components/backup-due.tsx'
import { GrievanceAlarm } from '#features/admin-grievances/components/grievance-alarm.tsx'
import { FailedMails } from '#features/admin-mails/failed-mails.tsx'
import { IncompleteNotice } from '#features/admin-products/compliance/incomplete-notice.tsx'
import { Dashboard, statsQuery } from '#features/admin-stats/components/dashboard.tsx'
import { VitalsPanel } from '#features/admin-stats/components/vitals.tsx'
import { Today } from '#features/admin-orders/today/today.tsx'
import { orderCountsQuery } from '#features/admin-orders/api/order-queries.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = { vitals: css({ mt: { base: '4', md: '5' } }) }

export const DashboardPage = () => {
  const t = useText()
  const { data: counts } = useQuery(orderCountsQuery())
  const { data: stats } = useQuery(statsQuery(30))
  return (
    <>
      <PageHeader title={t('today')} />
      <GrievanceAlarm />
      <Today lowStock={stats?.lowStockCount} />
      <Dashboard returnsOpen={counts?.returnsOpen} />
      <FailedMails />
      <IncompleteNotice />
      <BackupDue />
      <div className={styles.vitals}>
        <VitalsPanel />
      </div>
    </>
  )
}
