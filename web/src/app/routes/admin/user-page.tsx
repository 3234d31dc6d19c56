import { useNavigate, useParams } from 'react-router-dom'
import { Heading } from '../../../components/heading.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { CustomerOrders } from '../../../features/admin-orders/components/customer-orders.tsx'
import { UserSummary } from '../../../features/admin-users/components/user-summary.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'
import { copy } from './copy.ts'

export const UserPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of={copy('users')} to={paths.adminUsers} current={copy('user')} />
      <PageHeader title={copy('user')} />
      <UserSummary id={id} onDeleted={() => void navigate(paths.adminUsers)} />
      <Heading size="card" mt="8" mb="4">
        {copy('orders')}
      </Heading>
      <CustomerOrders userId={id} />
    </>
  )
}
