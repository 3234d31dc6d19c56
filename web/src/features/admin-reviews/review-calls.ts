import type { AdminReview } from '@bartan/contract/reviews/schema'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminListQuery, patchRow } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { useText } from './texts.ts'

const REVIEWS_PAGE = 25

const reviewsKey = () => adminKey('reviews')

/** `hidden` is 'true', 'false', or '' for both. */
export const reviewsQuery = (hidden: string) =>
  adminListQuery([...reviewsKey(), { hidden }], (cursor, signal) =>
    callWithHeaders(
      'GET /api/admin/reviews',
      { query: { hidden, cursor, limit: String(REVIEWS_PAGE) } },
      { signal },
    ),
  )

/** Hides a review or shows it again. Its row stays in the list, so that this can be undone. */
export const useHideReview = (id: string) => {
  const t = useText()
  const client = useQueryClient()
  return useAction({
    scope: { id: `review ${id}` },
    mutationFn: (hidden: boolean): Promise<AdminReview> =>
      call('PUT /api/admin/reviews/:id', { params: { id }, body: { hidden } }),
    onSuccess: (changed) => {
      patchRow<AdminReview>(client, reviewsKey(), id, changed)
      toast.success(t(changed.hidden ? 'nowHidden' : 'nowShown'))
    },
    failed: t('notChanged'),
  })
}
