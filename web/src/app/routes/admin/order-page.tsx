import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { Order } from '../../../features/admin-orders/components/order.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'

export const OrderPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const title = `Order #${id}`
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <AdminTrail of="Orders" to={paths.adminOrders} current={title} />
        <PageHeader title={title} />
      </chakra.div>
      <Order id={id} onDeleted={() => void navigate(paths.adminOrders)} />
    </>
  )
}
