import { useNavigate } from 'react-router-dom'
import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { PhoneOrder } from '#features/admin-orders/phone-order/phone-order.tsx'
import { AdminBreadcrumbs } from '#app/layouts/admin-breadcrumbs.tsx'
import { copy } from './copy.ts'

export const PhoneOrderPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <AdminBreadcrumbs of={copy('orders')} to={paths.adminOrders} current={copy('newOrder')} />
      <PageHeader title={copy('newOrder')}>{copy('newOrderAbout')}</PageHeader>
      <PhoneOrder onPlaced={(id) => void navigate(paths.adminOrder(id))} />
    </>
  )
}
