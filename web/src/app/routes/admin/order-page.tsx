import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { Order } from '../../../features/admin-orders/components/order.tsx'

export const OrderPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const title = `Order #${id}`
  return (
    <>
      <chakra.div pt="4" _print={{ display: 'none' }}>
        <Breadcrumbs trail={[{ label: 'Orders', to: paths.adminOrders }]} current={title} />
      </chakra.div>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader title={title} />
      </chakra.div>
      <Order id={id} onDeleted={() => void navigate(paths.adminOrders)} />
    </>
  )
}
