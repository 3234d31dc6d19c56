import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { cva } from '#styled-system/css'

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

/** An error of a whole form, or a note before filling it in. */
export const FormAlert = ({ tone = 'danger', children }: FormAlertProps) =>
  // Screen readers announce an `output` politely and an alert immediately.
  tone === 'danger' ? (
    // Muted while the page shows that it is offline.
    <p role="alert" className={alert({ tone: navigator.onLine ? tone : 'calm' })}>
      {children}
    </p>
  ) : (
    <output className={alert({ tone })}>{children}</output>
  )

/** Why a call failed, if it did. */
export const ErrorAlert = ({ error }: { error: Error | null }) => {
  const language = useLanguage()
  return error && <FormAlert>{messageOf(language, error)}</FormAlert>
}
