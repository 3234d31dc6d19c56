import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { Heading } from '../../../components/heading.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { CustomerOrders } from '../../../features/admin-orders/components/customer-orders.tsx'
import { UserSummary } from '../../../features/admin-users/components/user-summary.tsx'

export const UserPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <chakra.div pt="4">
        <Breadcrumbs trail={[{ label: 'Users', to: paths.adminUsers }]} current="User" />
      </chakra.div>
      <PageHeader title="User" />
      <UserSummary id={id} onDeleted={() => void navigate(paths.adminUsers)} />
      <Heading size="card" mt="8" mb="4">
        Orders
      </Heading>
      <CustomerOrders userId={id} />
    </>
  )
}
