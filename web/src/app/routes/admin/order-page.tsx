import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { Order } from '#features/admin-orders/components/order.tsx'
import { AdminBreadcrumbs } from '#app/layouts/admin-breadcrumbs.tsx'
import { copy } from './copy.ts'

export const OrderPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const title = copy('order', { id })
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <AdminBreadcrumbs of={copy('orders')} to={paths.adminOrders} current={title} />
        <PageHeader title={title} />
      </chakra.div>
      <Order id={id} onDeleted={() => void navigate(paths.adminOrders)} />
    </>
  )
}
