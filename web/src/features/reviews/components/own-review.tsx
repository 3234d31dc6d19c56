import type { OwnReview as Own } from '@bartan/contract/reviews/schema'
import { Card } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { ReviewItem } from './review-item.tsx'

const styles = {
  yours: css({ mb: '3', fontSize: 'sm', fontWeight: 'semibold', color: 'teal' }),
  hidden: css({ mt: '3', fontSize: 'sm', color: 'warning' }),
}

/** The customer's own review, shown to them even if an admin has hidden it. */
export const OwnReview = ({ review }: { review: Own }) => {
  const t = useText()
  return (
    <Card>
      <p className={styles.yours}>{t('yours')}</p>
      <ReviewItem review={review} />
      {review.hidden && <p className={styles.hidden}>{t('hidden')}</p>}
    </Card>
  )
}
