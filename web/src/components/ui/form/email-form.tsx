import { useId, type SubmitEvent } from 'react'
import { css } from '#styled-system/css'
import { BusyButton } from '../elements.tsx'
import { useText } from '../texts.ts'
import { Input } from './form-field.tsx'

const styles = {
  label: css({ display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  controls: css({ display: 'flex', flexWrap: { base: 'wrap', sm: 'nowrap' }, gap: '3' }),
  // Reserves the message's space, because it arrives late and must not shift the layout.
  answer: css({
    mt: '2',
    minH: '1lh',
    color: 'night.danger',
    fontSize: 'sm',
    fontWeight: 'medium',
  }),
}

type EmailFormProps = {
  action: string
  isPending: boolean
  /** The address's error in the page's language. */
  error: string | undefined
  onSend: (email: string) => void
}

/** An email field and its submit button on a dark ground, side by side if there is room. */
export const EmailForm = ({ action, isPending, error, onSend }: EmailFormProps) => {
  const t = useText()
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email === 'string') onSend(email.trim())
  }
  return (
    <form onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {t('email')}
      </label>
      <div className={styles.controls}>
        <Input
          className={css({ borderColor: 'transparent' })}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={t('emailExample')}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <BusyButton
          className={css({ w: { base: 'full', sm: 'auto' } })}
          type="submit"
          variant="accent"
          isBusy={isPending}
        >
          {action}
        </BusyButton>
      </div>
      <div className={styles.answer}>
        {error && (
          <p id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
    </form>
  )
}
