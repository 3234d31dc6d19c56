import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { FailedMails } from '#features/admin-mails/components/failed-mails.tsx'
import { Dashboard } from '#features/admin-stats/components/dashboard.tsx'
import { orderCountsQuery } from '#features/admin-orders/api/order-queries.ts'
import { t } from './texts.ts'

export const DashboardPage = () => {
  const { data: counts } = useQuery(orderCountsQuery())
  return (
    <>
      <PageHeader title={t('dashboard')} />
      <Dashboard returnsOpen={counts?.returnsOpen} />
      <FailedMails />
    </>
  )
}
