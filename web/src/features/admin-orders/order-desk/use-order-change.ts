import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { isUnanswered, messageOf } from '#lib/api/api-error.ts'
import { isStale } from '#lib/api/server-errors.ts'
import { orderKey, refreshBesideOrders, replaceOrder } from '../api/order-queries.ts'
import { useText } from './texts.ts'

/**
 * Changes an order through a call that returns it, and updates it everywhere. A form shows itself why it was refused
 * (`onRefused`); elsewhere a toast does.
 */
export const useOrderChange = (id: string) => {
  const t = useText()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (request: () => Promise<StaffOrder>) => request(),
    onSuccess: (order) => {
      replaceOrder(client, order)
      refreshBesideOrders(client)
    },
    // Another user may have been faster: reads the order again.
    onError: () => void client.invalidateQueries({ queryKey: orderKey(id) }),
  })
  return {
    isPending,
    send: mutateAsync,
    change: async (
      request: () => Promise<StaffOrder>,
      onRefused = (error: unknown) => {
        toast.error(
          t(isUnanswered(error) ? 'unanswered' : 'notSaved'),
          messageOf(t.language, error),
        )
      },
    ): Promise<boolean> => {
      try {
        await mutateAsync(request)
        return true
      } catch (error) {
        onRefused(error)
        return false
      }
    },
  }
}

/** For a form that changes an order: it may go with what it was about, once the order is read again. */
export const useOrderForm = (id: string) => {
  const t = useText()
  const { send } = useOrderChange(id)
  const onFailed = (error: unknown) => {
    if (!isStale(error)) return false
    toast.error(t('notSaved'), messageOf(t.language, error))
    return true
  }
  return { send, onFailed }
}
