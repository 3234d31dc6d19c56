import { Plus } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { Orders } from '../../../features/admin-orders/components/orders.tsx'

export const OrdersPage = () => (
  <>
    <PageHeader
      title="Orders"
      aside={
        <ButtonLink variant="outline" size="sm" to={paths.adminNewOrder}>
          <Plus aria-hidden size={16} />
          New order
        </ButtonLink>
      }
    />
    <Orders />
  </>
)
