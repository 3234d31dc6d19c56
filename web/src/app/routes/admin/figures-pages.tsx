import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

const ReceivedGoods = lazyExport(
  () => import('#features/admin-received/components/received-goods.tsx'),
  'ReceivedGoods',
)

// It brings the chart library along.
const Reports = lazyExport(
  () => import('#features/admin-reports/components/reports.tsx'),
  'Reports',
)

export const ReceivedPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('received')}>{t('receivedAbout')}</PageHeader>
      <ReceivedGoods />
    </>
  )
}

export const ReportsPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('reports')}>{t('reportsAbout')}</PageHeader>
      <Reports />
    </>
  )
}
