import type { AdminReview } from '@bartan/contract/reviews/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { said } from '#i18n/copy-of.ts'
import { call } from '#lib/api/api-client.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { changePages } from '#lib/api/change-queries.ts'
import { toast } from '#lib/toaster.tsx'
import { copy } from '../copy.ts'
import { reviewsKey } from './reviews-query.ts'
import type { ReviewsPage } from './reviews-query.ts'

/** Hides a review from the shop, or shows it again. Its row stays in the list, so that this can be undone. */
export const useHideReview = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `review ${id}` },
    mutationFn: (hidden: boolean): Promise<AdminReview> =>
      call('PUT /api/admin/reviews/:id', { params: { id }, body: { hidden } }),
    onSuccess: (changed) => {
      changePages<ReviewsPage>(client, reviewsKey(), (page) => ({
        ...page,
        reviews: page.reviews.map((review) => (review._id === id ? changed : review)),
      }))
      toast.success(copy(changed.hidden ? 'nowHidden' : 'nowShown'))
    },
    onError: (error) => toast.error(copy('notChanged'), said(messageOf(error))),
  })
}
