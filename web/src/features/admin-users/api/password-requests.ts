import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from '../texts.ts'

const requestsKey = () => adminKey('password-requests')

/** Requests of the last week; the call returns all of them. */
export const passwordRequestsQuery = () =>
  readQuery(requestsKey(), 'GET /api/admin/password-requests')

/** Returns a link that isn't stored anywhere. */
export const useMakePasswordLink = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('POST /api/admin/password-requests/:id/link', { params: { id } }),
    failed: t('linkNotMade'),
    gcTime: 0,
  })
}

export const useRemovePasswordRequest = (id: string) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('DELETE /api/admin/password-requests/:id', { params: { id } }),
    failed: t('requestNotRemoved'),
    refresh: [requestsKey()],
  })
}
