import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { orderCountsKey, orderKey, replaceOrder } from '../api/order-queries.ts'
import { useText } from './texts.ts'
import { useLanguage } from '#i18n/language.ts'

/** Changes an order by a call that answers it, shows it everywhere, and tells why if it was refused. */
export const useOrderChange = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (request: () => Promise<StaffOrder>) => request(),
    onSuccess: (order) => {
      replaceOrder(client, order)
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: orderCountsKey() })
      void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
    },
    onError: (error) => {
      toast.error(t('notSaved'), messageOf(language, error))
      // Somebody else may have been faster: what the order is now.
      void client.invalidateQueries({ queryKey: orderKey(id) })
    },
  })
  return {
    isPending,
    change: async (
      request: () => Promise<StaffOrder>,
      onRefused?: (error: unknown) => void,
    ): Promise<boolean> => {
      try {
        await mutateAsync(request)
        return true
      } catch (error) {
        onRefused?.(error)
        return false
      }
    },
  }
}
