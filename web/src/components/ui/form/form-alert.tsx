import { cva } from '#styled-system/css'
import type { ReactNode } from 'react'

const alert = cva({
  base: {
    display: 'block',
    px: '4',
    py: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    borderRadius: 'md',
  },
  variants: {
    tone: {
      danger: { bg: 'danger.tint', color: 'danger' },
      calm: { bg: 'sand', color: 'ink' },
      info: { bg: 'teal.tint', color: 'teal.deep' },
    },
  },
})

type FormAlertProps = { tone?: 'danger' | 'info'; children: ReactNode }

/** What is wrong with a form as a whole, or what to know before filling it in. */
export const FormAlert = ({ tone = 'danger', children }: FormAlertProps) =>
  // A screen reader announces an `output` when it is its turn, an alert at once.
  tone === 'danger' ? (
    // Not needed while the page says that there is no connection.
    <p role="alert" className={alert({ tone: navigator.onLine ? tone : 'calm' })}>
      {children}
    </p>
  ) : (
    <output className={alert({ tone })}>{children}</output>
  )
