import type { ProductId } from '@bartan/contract/products/product-id'
import type { OwnReview } from '@bartan/contract/reviews/schema'
import { Button, ButtonLink } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ color: 'ink.soft', fontSize: 'sm' }),
  pending: css({ h: 'tap' }),
}

type ReviewInvitationProps = {
  productId: ProductId
  isGuest: boolean
  /** Unknown until the server has answered. */
  mine: { canReview: boolean; review: OwnReview | null } | undefined
  onWrite: () => void
}

/** Button for writing a review, or the reason why the customer can't. */
export const ReviewInvitation = (props: ReviewInvitationProps) => {
  const t = useText()
  const { productId, isGuest, mine, onWrite } = props
  if (isGuest)
    return (
      <div>
        <ButtonLink variant="outline" to={paths.login(paths.reviews(productId))}>
          {t('logIn')}
        </ButtonLink>
      </div>
    )
  if (!mine) return <div className={styles.pending} />
  if (mine.review || mine.canReview)
    return (
      <div>
        <Button variant="outline" onClick={onWrite}>
          {t(mine.review ? 'change' : 'write')}
        </Button>
      </div>
    )
  return <p className={styles.root}>{t('notYet')}</p>
}
