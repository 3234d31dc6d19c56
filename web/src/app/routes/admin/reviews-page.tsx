import { PageHeader } from '#components/ui/page-header.tsx'
import { Reviews } from '#features/admin-reviews/components/reviews.tsx'
import { copy } from './copy.ts'

export const ReviewsPage = () => (
  <>
    <PageHeader title={copy('reviews')} />
    <Reviews />
  </>
)
