import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { BulkEdit } from '../../../features/admin-products/components/bulk-edit.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'
import { copy } from './copy.ts'

export const BulkEditPage = () => (
  <>
    <AdminTrail of={copy('products')} to={paths.adminProducts} current={copy('bulkEdit')} />
    <PageHeader title={copy('bulkEdit')}>{copy('bulkAbout')}</PageHeader>
    <BulkEdit />
  </>
)
