import { PageHeader } from '../../../components/page-header.tsx'
import { Orders } from '../../../features/admin-orders/components/orders.tsx'

export const OrdersPage = () => (
  <>
    <PageHeader title="Orders" />
    <Orders />
  </>
)
