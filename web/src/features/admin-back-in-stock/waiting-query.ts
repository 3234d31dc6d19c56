import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

const PAGE = 50

const waitingKey = () => adminKey('waiting-phones')

/** Oldest first; the next page starts after the last entry seen, so that removed rows skip no entry. */
export const waitingQuery = (isAll: boolean) =>
  infiniteQueryOptions({
    queryKey: [...waitingKey(), isAll],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/back-in-stock',
        {
          query: {
            after: pageParam,
            limit: String(PAGE),
            ...(!isAll && { back: 'true' as const }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
  })

export const useRemoveWaiting = (id: string) => {
  const t = useText()
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/back-in-stock/:id', { params: { id } }),
    onSuccess: () => toast.success(t('removed')),
    onError: (error) => toast.error(t('notRemoved'), messageOf(language, error)),
    onSettled: () => client.invalidateQueries({ queryKey: waitingKey() }),
  })
}
