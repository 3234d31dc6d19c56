import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { t } from '../texts.ts'

const failedKey = () => adminKey('failed-mails')

/** The newest: a mail server that refuses one mail mostly refuses them all. */
export const failedMailsQuery = () =>
  queryOptions({
    queryKey: failedKey(),
    queryFn: ({ signal }) =>
      call('GET /api/admin/mails/failed', { query: { limit: '10' } }, { signal }),
  })

export const useRetryMail = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/mails/failed/:id/retry', { params: { id } }),
    onSuccess: () => toast.success(t('sent')),
    onError: (error) => toast.error(t('notSent'), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: failedKey() }),
  })
}
