import { chakra } from '@chakra-ui/react/styled-system'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { BulkEdit } from '../../../features/admin-products/components/bulk-edit.tsx'

const TITLE = 'Bulk edit'

export const BulkEditPage = () => (
  <>
    <chakra.div pt="4">
      <Breadcrumbs trail={[{ label: 'Products', to: paths.adminProducts }]} current={TITLE} />
    </chakra.div>
    <PageHeader title={TITLE}>
      Create and change many products at once, by their SKU. Nothing is written before you have seen
      what changes.
    </PageHeader>
    <BulkEdit />
  </>
)
