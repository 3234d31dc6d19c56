import { PRINTED_HEADER, type PrintKind } from '@bartan/contract/orders/desk-rules'
import { useMutation } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { callForFile } from '#lib/api/call-for-file.ts'
import { showFile } from '#lib/storage/save-file.ts'
import { useText } from '../texts.ts'

/** Opens a PDF of these orders, and reports orders that it lacks. */
export const usePrintOrders = (ids: readonly string[]) => {
  const t = useText()
  const language = useLanguage()
  return useMutation({
    mutationFn: async (kind: PrintKind) => {
      const body = { ids: [...ids], kind }
      const { file, headers } = await callForFile('POST /api/admin/orders/print', { body })
      showFile(file, `${kind.replace('_', '-')}.pdf`)
      return Number(headers.get(PRINTED_HEADER))
    },
    onSuccess: (printed) => {
      if (printed < ids.length) toast.success(t('print.some', { printed, all: ids.length }))
    },
    onError: (error) => toast.error(t('print.failed'), messageOf(language, error)),
  })
}
