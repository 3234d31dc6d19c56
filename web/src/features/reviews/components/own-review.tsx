import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '#components/ui/card.tsx'
import { t } from '../texts.ts'
import { ReviewItem } from './review-item.tsx'
import type { OwnReview as Own } from '@bartan/contract/reviews/schema'

/** The customer's own review, which they see even if an admin has hidden it. */
export const OwnReview = ({ review }: { review: Own }) => (
  <Card>
    <chakra.p mb="3" fontSize="sm" fontWeight="semibold" color="teal">
      {t('yours')}
    </chakra.p>
    <ReviewItem review={review} />
    {review.hidden && (
      <chakra.p mt="3" fontSize="sm" color="warning">
        {t('hidden')}
      </chakra.p>
    )}
  </Card>
)
