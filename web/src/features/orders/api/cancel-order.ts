import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { useKeepOrder } from './use-keep-order.ts'

/** Cancels one of the customer's own orders while it is Processing. */
export const useCancelOrder = (userId: string) => {
  const { keep, reload } = useKeepOrder(userId)
  return useMutation({
    mutationFn: (id: string) => call('POST /api/orders/:id/cancel', { params: { id } }),
    onSuccess: keep,
    onError: (_, id) => reload(id),
  })
}
