import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { t } from '../texts.ts'

const PAGE = 50

const waitingKey = () => adminKey('waiting-phones')

/** Oldest first; the next page starts after the last entry seen, so that removing rows skips nobody. */
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
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/admin/back-in-stock/:id', { params: { id } }),
    onSuccess: () => toast.success(t('removed')),
    onError: (error) => toast.error(t('notRemoved'), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: waitingKey() }),
  })
}
