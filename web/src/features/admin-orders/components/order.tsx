import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { placeholderOrder } from '#lib/api/find-in-cache.ts'
import { orderQuery } from '../api/order-queries.ts'
import { useText } from '../texts.ts'
import { OrderSkeleton } from './order-layout.tsx'
import { OrderView } from './order-view.tsx'

export const Order = ({ id, onDeleted }: { id: string; onDeleted: () => void }) => {
  const text = useSpecText()
  const t = useText()
  const client = useQueryClient()
  const load = useQuery({ ...orderQuery(id), placeholderData: () => placeholderOrder(client, id) })
  if (load.error instanceof ApiError && load.error.status === 404)
    return (
      <EmptyState
        title={text('noOrderDetails')}
        Icon={SearchX}
        action={<ButtonLink to={adminPaths.allOrders}>{t('allOrders')}</ButtonLink>}
      />
    )
  return (
    <LoadState load={load} skeleton={<OrderSkeleton />}>
      {(order) => <OrderView order={order} onDeleted={onDeleted} />}
    </LoadState>
  )
}
