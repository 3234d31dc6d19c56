import { useQuery } from '@tanstack/react-query'
import { LoadState } from '#components/ui/load-state.tsx'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { orderQuery } from '../api/order-queries.ts'
import { MissingOrder } from './missing-order.tsx'
import type { User } from '@bartan/contract/users/schema'

export const OrderInvoice = ({ user, id }: { user: User; id: string }) => {
  const load = useQuery(orderQuery(user._id, id))
  if (load.error instanceof ApiError && load.error.status === 404) return <MissingOrder />
  return (
    <LoadState load={load} skeleton={<Skeleton h="640px" maxW="210mm" mx="auto" />}>
      {(order) => <OrderSheet order={order} kind="invoice" />}
    </LoadState>
  )
}
