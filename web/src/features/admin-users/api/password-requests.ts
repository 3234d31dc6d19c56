import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from '../texts.ts'

const requestsKey = () => adminKey('password-requests')

/** Requests of the last week; the call returns all of them. */
export const passwordRequestsQuery = () =>
  queryOptions({
    queryKey: requestsKey(),
    queryFn: ({ signal }) => call('GET /api/admin/password-requests', {}, { signal }),
  })

/** Returns a link that isn't stored anywhere. */
export const useMakePasswordLink = (id: string) => {
  const t = useText()
  const language = useLanguage()
  return useMutation({
    mutationFn: () => call('POST /api/admin/password-requests/:id/link', { params: { id } }),
    onError: (error) => toast.error(t('linkNotMade'), messageOf(language, error)),
    gcTime: 0,
  })
}

export const useRemovePasswordRequest = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/password-requests/:id', { params: { id } }),
    onError: (error) => toast.error(t('requestNotRemoved'), messageOf(language, error)),
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey() }),
  })
}
