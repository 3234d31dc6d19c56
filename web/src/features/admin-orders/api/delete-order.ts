import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '../../../lib/admin-key.ts'
import { call } from '../../../lib/api-client.ts'
import { orderKey } from './order-query.ts'
import { ordersKey } from './orders-query.ts'

export const useDeleteOrder = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/orders/:id', { params: { id } }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: orderKey(id) })
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      await client.invalidateQueries({ queryKey: ordersKey() })
    },
  })
}
