import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { orderQuery } from '#features/admin-orders/api/order-queries.ts'
import { Order } from '#features/admin-orders/components/order.tsx'
import { placeholderOrder } from '#lib/api/find-in-cache.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

export const OrderPage = () => {
  const t = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: order } = useQuery({
    ...orderQuery(id),
    placeholderData: () => placeholderOrder(client, id),
  })
  const title = order ? t('order', { number: order.number }) : t('orders')
  return (
    <>
      <div className={css({ _print: { display: 'none' } })}>
        <SubPageHeader of="orders" title={title} />
      </div>
      <Order id={id} onDeleted={() => navigate(paths.adminOrders)} />
    </>
  )
}
