import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { orderCountsKey, ordersKey } from '../api/order-queries.ts'
import { t } from './texts.ts'

const send = (body: string, dryRun: 'true' | 'false') =>
  call('POST /api/admin/orders/shipments.csv', { query: { dryRun }, body })

/** Says first what a file would ship, and then ships it. */
export const useShipmentFile = (onShipped: () => void) => {
  const client = useQueryClient()
  const check = useMutation({
    mutationFn: async (file: File) => {
      // Of one that is too large no more than tells so.
      const text = await file.slice(0, CSV_LIMITS.shipments.bytes + 1).text()
      return { text, ...(await send(text, 'true')) }
    },
  })
  const ship = useMutation({
    mutationFn: (text: string) => send(text, 'false'),
    onSuccess: ({ done }) => {
      toast.success(t('shipped', { count: done.length }))
      onShipped()
    },
    onError: (error) => toast.error(t('notShipped'), messageOf(error)),
    // Whatever was said: some of them may have left before an answer was lost.
    onSettled: () => {
      for (const queryKey of [ordersKey(), orderCountsKey(), adminKey('stats')])
        void client.invalidateQueries({ queryKey })
    },
  })
  return { check, ship }
}
