import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

// They bring the contract's schemas and the bulk edit along, so each loads on demand.
const Compliance = lazyExport(
  () => import('#features/admin-products/compliance/compliance.tsx'),
  'Compliance',
)

const Gst = lazyExport(() => import('#features/admin-gst/components/gst.tsx'), 'Gst')

export const GstPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('gst')}>{t('gstAbout')}</PageHeader>
      <Gst />
    </>
  )
}

export const CompliancePage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('compliance')}>{t('complianceAbout')}</PageHeader>
      <Compliance />
    </>
  )
}
