import { Card } from '#components/ui/elements.tsx'
import { t } from '../texts.ts'
import { ReviewItem } from './review-item.tsx'
import type { OwnReview as Own } from '@bartan/contract/reviews/schema'
import { css } from '#styled-system/css'

const styles = {
  text: css({ mb: '3', fontSize: 'sm', fontWeight: 'semibold', color: 'teal' }),
  text2: css({ mt: '3', fontSize: 'sm', color: 'warning' }),
}

/** The customer's own review, which they see even if an admin has hidden it. */
export const OwnReview = ({ review }: { review: Own }) => (
  <Card>
    <p className={styles.text}>{t('yours')}</p>
    <ReviewItem review={review} />
    {review.hidden && <p className={styles.text2}>{t('hidden')}</p>}
  </Card>
)
