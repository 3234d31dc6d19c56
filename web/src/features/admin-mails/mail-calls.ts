import { queryOptions } from '@tanstack/react-query'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
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
  return useAction({
    mutationFn: () => call('POST /api/admin/mails/failed/:id/retry', { params: { id } }),
    done: t('sent'),
    failed: t('notSent'),
    refresh: [failedKey()],
  })
}
