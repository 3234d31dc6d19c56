import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  // Of an alert: two lines on a phone, one elsewhere.
  root: css({
    display: 'grid',
    alignItems: 'start',
    minH: { base: 'calc(2lh + 24px)', sm: 'calc(1lh + 24px)' },
    fontSize: 'sm',
  }),
}

type FormAnswerProps = { isBusy: boolean; children: ReactNode }

/**
 * What the server says to a form, below its button. Its room is kept from the press on: the answer may come late, and
 * must move nothing then.
 */
export const FormAnswer = ({ isBusy, children }: FormAnswerProps) =>
  (isBusy || children) && <div className={styles.root}>{children}</div>
