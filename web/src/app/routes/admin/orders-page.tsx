import { Plus } from 'lucide-react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { Orders } from '#features/admin-orders/components/orders.tsx'
import { copy } from './copy.ts'

export const OrdersPage = () => (
  <>
    <PageHeader
      title={copy('orders')}
      aside={
        <ButtonLink variant="outline" size="sm" to={paths.adminNewOrder}>
          <Plus aria-hidden size={16} />
          {copy('newOrder')}
        </ButtonLink>
      }
    />
    <Orders />
  </>
)
