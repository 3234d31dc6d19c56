import { infiniteQueryOptions } from '@tanstack/react-query'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
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
  return useAction({
    mutationFn: () => call('DELETE /api/admin/back-in-stock/:id', { params: { id } }),
    done: t('removed'),
    failed: t('notRemoved'),
    refresh: [waitingKey()],
  })
}
