import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { BulkEdit } from '#features/admin-products/components/bulk-edit.tsx'
import { AdminTrail } from '#app/layouts/admin-trail.tsx'
import { copy } from './copy.ts'

export const BulkEditPage = () => (
  <>
    <AdminTrail of={copy('products')} to={paths.adminProducts} current={copy('bulkEdit')} />
    <PageHeader title={copy('bulkEdit')}>{copy('bulkAbout')}</PageHeader>
    <BulkEdit />
  </>
)
