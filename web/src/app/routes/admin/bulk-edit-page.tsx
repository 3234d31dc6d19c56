import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { BulkEdit } from '#features/admin-products/bulk-edit/bulk-edit.tsx'
import { AdminBreadcrumbs } from '#app/layouts/admin-breadcrumbs.tsx'
import { copy } from './copy.ts'

export const BulkEditPage = () => (
  <>
    <AdminBreadcrumbs of={copy('products')} to={paths.adminProducts} current={copy('bulkEdit')} />
    <PageHeader title={copy('bulkEdit')}>{copy('bulkAbout')}</PageHeader>
    <BulkEdit />
  </>
)
