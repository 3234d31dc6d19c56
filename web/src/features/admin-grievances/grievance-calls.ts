import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminListQuery, patchRow } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

const GRIEVANCES_PAGE = 25

export type GrievanceRow = AdminGrievance & { _id: string }

const toRow = (grievance: AdminGrievance): GrievanceRow => ({ ...grievance, _id: grievance.number })

const grievancesKey = () => adminKey('grievances')

/** `state` is a filter, or '' for all. */
export const grievancesQuery = (state: string) =>
  adminListQuery([...grievancesKey(), { state }], async (cursor, signal) => {
    const { reply, headers } = await callWithHeaders(
      'GET /api/admin/grievances',
      { query: { state, cursor, limit: String(GRIEVANCES_PAGE) } },
      { signal },
    )
    return { reply: reply.map(toRow), headers }
  })

const countsKey = () => adminKey('grievance-counts')

/** Number of due or late complaints, shown in every admin page's menu. */
export const grievanceCountsQuery = () => ({
  ...readQuery(countsKey(), 'GET /api/admin/grievances/counts'),
  staleTime: 60_000,
})

const DONE = { open: 'isOpen', acknowledged: 'isAcknowledged', resolved: 'isResolved' } as const

/** Keeps the row in the list, so that a change can be undone. */
export const useChangeGrievance = ({ number, state: from }: AdminGrievance) => {
  const t = useText()
  const client = useQueryClient()
  return useMutation({
    scope: { id: `grievance ${number}` },
    mutationFn: (change: { state: GrievanceState; answer?: string; was?: { answer: string } }) =>
      call('PUT /api/admin/grievances/:number', { params: { number }, body: { ...change, from } }),
    onSuccess: (changed) => {
      patchRow<GrievanceRow>(client, grievancesKey(), number, toRow(changed))
      toast.success(t(DONE[changed.state]))
      return client.invalidateQueries({ queryKey: countsKey() })
    },
    onError: (error) => {
      toast.error(t('notChanged'), messageOf(t.language, error))
      // Another user may have been faster.
      return client.invalidateQueries({ queryKey: grievancesKey() })
    },
  })
}
