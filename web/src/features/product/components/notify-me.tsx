import { Button } from '#components/ui/button.tsx'
import { useText } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ w: 'full', px: '3' }),
}

/** Where the page asks for an address, in place of selling what is sold out. */
export const BACK_IN_STOCK = 'back-in-stock'

const showForm = () => {
  const form = document.getElementById(BACK_IN_STOCK)
  form?.scrollIntoView({ block: 'center' })
  form?.querySelector('input')?.focus({ preventScroll: true })
}

/** Instead of a button that sells: leads to where the shopper can ask to be told. */
export const NotifyMe = ({ isAsked }: { isAsked: boolean }) => {
  const t = useText()
  return isAsked ? (
    <p>{t('asked')}</p>
  ) : (
    <Button className={styles.root} variant="accent" size="lg" onClick={showForm}>
      {t('notifyMe')}
    </Button>
  )
}
