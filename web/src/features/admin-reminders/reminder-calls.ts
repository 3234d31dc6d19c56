import type { Reminder } from '@bartan/contract/reminders/endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

export const remindersQuery = (kind: Reminder['kind']) =>
  infiniteQueryOptions({
    queryKey: adminKey('reminders', kind),
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/reminders/:kind',
        { params: { kind }, query: { ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

export const useRemind = ({ kind, _id: id }: Reminder) => {
  const t = useText()
  return useAction({
    mutationFn: () => call('POST /api/admin/reminders/:kind/:id', { params: { kind, id } }),
    onSuccess: ({ via }) => {
      if (via === 'mail') toast.success(t('mailed'))
    },
    failed: t('notReminded'),
  })
}
