import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  // The height of an alert: two lines on a phone, one elsewhere. A shorter one fills it.
  root: css({
    display: 'grid',
    '& > *': { alignContent: 'center' },
    minH: { base: 'calc(2lh + 24px)', sm: 'calc(1lh + 24px)' },
    fontSize: 'sm',
  }),
}

/**
 * The server's answer below a form's button. Its space is reserved from the press on, so that a late answer shifts
 * nothing.
 */
export const FormAnswer = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) =>
  (isBusy || children) && <div className={styles.root}>{children}</div>
