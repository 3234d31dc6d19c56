import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { Order } from '#features/admin-orders/components/order.tsx'
import { t } from './texts.ts'
import { SubPageHeader } from './sub-page-header.tsx'

export const OrderPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const title = t('order', { id })
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <SubPageHeader of="orders" title={title} />
      </chakra.div>
      <Order id={id} onDeleted={() => void navigate(paths.adminOrders)} />
    </>
  )
}
