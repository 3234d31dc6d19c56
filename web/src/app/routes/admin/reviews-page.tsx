import { PageHeader } from '../../../components/page-header.tsx'
import { Reviews } from '../../../features/admin-reviews/components/reviews.tsx'
import { copy } from './copy.ts'

export const ReviewsPage = () => (
  <>
    <PageHeader title={copy('reviews')} />
    <Reviews />
  </>
)
