import { PRINTED_HEADER, type PrintKind } from '@bartan/contract/orders/desk-rules'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { callForFile } from '#lib/api/call-for-file.ts'
import { showFile } from '#lib/storage/save-file.ts'
import { useText } from '../texts.ts'

/** Opens a PDF of these orders, and reports orders that it lacks. */
export const usePrintOrders = (ids: readonly string[]) => {
  const t = useText()
  return useAction({
    mutationFn: async (kind: PrintKind) => {
      const body = { ids: [...ids], kind }
      const { file, headers } = await callForFile('POST /api/admin/orders/print', { body })
      showFile(file, `${kind.replace('_', '-')}.pdf`)
      return Number(headers.get(PRINTED_HEADER))
    },
    onSuccess: (printed) => {
      if (printed < ids.length) toast.success(t('print.some', { printed, all: ids.length }))
    },
    failed: t('print.failed'),
  })
}
