import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { BulkEdit } from '../../../features/admin-products/components/bulk-edit.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'

const TITLE = 'Bulk edit'

export const BulkEditPage = () => (
  <>
    <AdminTrail of="Products" to={paths.adminProducts} current={TITLE} />
    <PageHeader title={TITLE}>
      Create and change many products at once, by their SKU. Nothing is written before you have seen
      what changes.
    </PageHeader>
    <BulkEdit />
  </>
)
