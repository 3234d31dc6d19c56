import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { t } from './texts.ts'

// They bring the contract's schemas and the bulk edit along, so each loads on demand.
const Compliance = lazyExport(
  () => import('#features/admin-products/compliance/compliance.tsx'),
  'Compliance',
)

export const CompliancePage = () => (
  <>
    <PageHeader title={t('compliance')}>{t('complianceAbout')}</PageHeader>
    <Compliance />
  </>
)
