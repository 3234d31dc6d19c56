import type { ReactNode } from 'react'
import type { FieldError } from 'react-hook-form'
import { BusyButton, Button } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { takeFocusIn } from '#lib/browser/take-focus.ts'
import { cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = { root: grid({ gap: '4' }) }

type AccountFormProps = {
  className?: string
  action: string
  isDangerous?: boolean
  isBusy: boolean
  /** Error of the whole form. */
  fault: string | undefined
  onSubmit: () => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** Common parts of the profile's forms: fields, error, and two buttons. */
export const AccountForm = (props: AccountFormProps) => {
  const t = useText()
  const { className, action, isDangerous = false, isBusy, fault, children } = props
  const { onSubmit, onCancel } = props
  return (
    <form
      className={cx(styles.root, className)}
      // The button that opened the form is gone.
      ref={takeFocusIn}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <BusyButton type="submit" variant={isDangerous ? 'danger' : 'solid'} isBusy={isBusy}>
          {action}
        </BusyButton>
      </DialogActions>
      <FormAnswer isBusy={isBusy}>{fault && <FormAlert>{fault}</FormAlert>}</FormAnswer>
    </form>
  )
}

/** The server's error of a field: shown below the button, where space is reserved. */
export const serverFieldError = (error: FieldError | undefined): string | undefined =>
  error?.type === 'server' ? error.message : undefined

/** Tells a password manager which account the password belongs to. */
export const AccountName = ({ phone }: { phone: string }) => (
  <input hidden readOnly autoComplete="username" value={phone} />
)
