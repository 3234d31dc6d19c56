import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { orderKey, orderCountsKey, dropOrder } from './order-queries.ts'

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
