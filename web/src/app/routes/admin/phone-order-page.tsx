import { useNavigate } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { PhoneOrder } from '../../../features/admin-orders/components/phone-order.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'

const TITLE = 'New order'

export const PhoneOrderPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of="Orders" to={paths.adminOrders} current={TITLE} />
      <PageHeader title={TITLE}>
        For somebody who calls, or stands in the shop. Paid in cash on delivery.
      </PageHeader>
      <PhoneOrder onPlaced={(id) => void navigate(paths.adminOrder(id))} />
    </>
  )
}
