import { CloudOff } from 'lucide-react'
import { css } from '#styled-system/css'
import { useText } from '../cart-contents-texts.ts'

const styles = {
  root: css({
    display: 'flex',
    gap: '2',
    mb: '5',
    p: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    bg: 'saffron.tint',
    borderRadius: 'md',
  }),
}

/** Warns that a cart from this device's storage may be outdated, in place of the line below the header. */
export const OldCartNotice = () => {
  const t = useText()
  return (
    <p className={styles.root} data-offline-notice="">
      <CloudOff aria-hidden size={18} style={{ flexShrink: 0, marginTop: 2 }} />
      {t('offline')}
    </p>
  )
}
