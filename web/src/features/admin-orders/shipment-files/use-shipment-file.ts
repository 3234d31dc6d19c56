import { SHIPMENT_COLUMNS } from '@bartan/contract/csv/courier-columns'
import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { textOfFile } from '#lib/browser/text-of-file.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import {
  columnsOf,
  readHead,
  rememberColumns,
  rememberedColumns,
  type Chosen,
} from '#lib/storage/courier-columns.ts'
import { orderCountsKey, ordersKey } from '../api/order-queries.ts'
import { useText } from './texts.ts'

type Sent = { text: string; courier: string; chosen: Chosen }

const send = ({ text, courier, chosen }: Sent, dryRun: 'true' | 'false') =>
  call('POST /api/admin/orders/shipments.csv', {
    query: { dryRun, ...(courier && { courier }), ...columnsOf(chosen) },
    body: text,
  })

export const readFile = async (file: Blob, courier: string) => {
  const text = await textOfFile(file, CSV_LIMITS.shipments.bytes)
  const { head, first } = await readHead(text, CSV_LIMITS.shipments, SHIPMENT_COLUMNS)
  return { text, courier, head, first, chosen: rememberedColumns('shipments', courier, head) }
}

/** Checks what a file would ship, and then ships it. */
export const useShipmentFile = (onShipped: () => void) => {
  const t = useText()
  const check = useMutation({
    mutationFn: async (file: Sent) => ({ ...file, ...(await send(file, 'true')) }),
  })
  const ship = useAction({
    mutationFn: (file: Sent) => send(file, 'false'),
    onSuccess: ({ done }, { courier, chosen }) => {
      rememberColumns('shipments', courier, chosen)
      toast.success(t('shipped', { count: done.length }))
      onShipped()
    },
    failed: t('notShipped'),
    refresh: [ordersKey(), orderCountsKey(), adminKey('stats')],
  })
  return { check, ship }
}
