import { MailCheck } from 'lucide-react'
import { takeFocus } from '#lib/browser/take-focus.ts'
import { css } from '#styled-system/css'

const styles = { message: css({ display: 'block', fontWeight: 'semibold', textWrap: 'balance' }) }

/** Replaces the form after signing up; the server's message says what to do next. */
export const Thanks = ({ message }: { message: string }) => (
  <div className={css({ display: 'flex', gap: '3', color: 'saffron' })}>
    <span className={css({ flexShrink: '0', mt: '1' })}>
      <MailCheck aria-hidden size={22} />
    </span>
    <output className={styles.message} ref={takeFocus} tabIndex={-1}>
      {message}
    </output>
  </div>
)
