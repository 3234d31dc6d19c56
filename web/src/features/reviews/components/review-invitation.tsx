import type { ProductId } from '@bartan/contract/products/product-id'
import type { OwnReview } from '@bartan/contract/reviews/schema'
import { Button, ButtonLink, Note } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

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
      <div data-needs-shop="">
        <ButtonLink variant="outline" to={paths.login(paths.reviews(productId))}>
          {t('logIn')}
        </ButtonLink>
      </div>
    )
  if (!mine) return <div className={css({ h: 'tap' })} />
  if (mine.review || mine.canReview)
    return (
      <div data-needs-shop="">
        <Button variant="outline" onClick={onWrite}>
          {t(mine.review ? 'change' : 'write')}
        </Button>
      </div>
    )
  return <Note>{t('notYet')}</Note>
}
