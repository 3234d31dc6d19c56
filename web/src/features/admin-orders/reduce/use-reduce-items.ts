import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@bartan/contract/api'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { orderCountsKey, orderKey, patchOrder } from '../api/order-queries.ts'
import { t } from './texts.ts'

type Kept = CallInput<'PUT /api/admin/orders/:id/items'>['body']

/** Takes out of an order what is not among the lines. */
export const useReduceItems = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (body: Kept) => call('PUT /api/admin/orders/:id/items', { params: { id }, body }),
    onSuccess: (order) => {
      patchOrder(client, id, order)
      toast.success(t('saved'))
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
    },
    // Somebody else may have shipped it meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: orderKey(id) }),
  })
}
