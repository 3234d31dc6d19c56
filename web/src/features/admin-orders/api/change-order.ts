import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { t } from '../texts.ts'
import { orderKey, orderCountsKey, patchOrder, dropOrder } from './order-queries.ts'

/** Answers the order's open return; if it is accepted, the stock comes back. */
export const useDecideReturn = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (decision: 'accepted' | 'declined') =>
      call('PUT /api/admin/orders/:id/return', { params: { id }, body: { decision } }),
    onSuccess: (order, decision) => {
      patchOrder(client, id, order)
      toast.success(t(decision))
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      // A refund reduces revenue.
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
    },
    onError: (error) => {
      toast.error(t('notAnswered'), messageOf(error))
      void client.invalidateQueries({ queryKey: orderKey(id) })
    },
  })
}

export const useDeleteOrder = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/orders/:id', { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: orderKey(id) })
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      dropOrder(client, id)
    },
  })
}
