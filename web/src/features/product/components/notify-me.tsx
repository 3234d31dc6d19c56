import { Button } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

/** Id of the back-in-stock form, which replaces the purchase of a sold-out product. */
export const BACK_IN_STOCK = 'back-in-stock'

const showForm = () => {
  const form = document.getElementById(BACK_IN_STOCK)
  form?.scrollIntoView({ block: 'center' })
  form?.querySelector('input')?.focus({ preventScroll: true })
}

/** Replaces the buy button of a sold-out product; leads to the back-in-stock form. */
export const NotifyMe = ({ isAsked }: { isAsked: boolean }) => {
  const t = useText()
  return isAsked ? (
    <p>{t('asked')}</p>
  ) : (
    <Button className={css({ w: 'full', px: '3' })} variant="accent" size="lg" onClick={showForm}>
      {t('notifyMe')}
    </Button>
  )
}
