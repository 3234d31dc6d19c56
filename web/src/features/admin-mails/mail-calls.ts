import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

const failedKey = () => adminKey('failed-mails')

/** Only the newest: a mail server that refuses one mail usually refuses all. */
export const failedMailsQuery = () =>
  queryOptions({
    queryKey: failedKey(),
    queryFn: ({ signal }) =>
      call('GET /api/admin/mails/failed', { query: { limit: '10' } }, { signal }),
  })

export const useRetryMail = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/mails/failed/:id/retry', { params: { id } }),
    onSuccess: () => toast.success(t('sent')),
    onError: (error) => toast.error(t('notSent'), messageOf(language, error)),
    onSettled: () => client.invalidateQueries({ queryKey: failedKey() }),
  })
}
