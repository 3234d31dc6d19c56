import type { ConsentPurpose } from '@bartan/contract/users/rules'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason, useLanguage } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'

const dataKey = (userId: string) => ['my-data', userId]

export const myDataQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKey(userId),
    queryFn: ({ signal }) => call('GET /api/users/me/data', {}, { signal }),
  })

export const useWithdrawConsent = (userId: string) => {
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (purpose: ConsentPurpose) =>
      call('DELETE /api/users/me/consents/:purpose', { params: { purpose } }),
    onSuccess: (done) => {
      toast.success(translateReason(language, done))
      // The profile has its own mark for some.
      void client.invalidateQueries({ queryKey: ['profile', userId] })
      return client.invalidateQueries({ queryKey: dataKey(userId) })
    },
    onError: (error) => toast.error(messageOf(language, error)),
  })
}
