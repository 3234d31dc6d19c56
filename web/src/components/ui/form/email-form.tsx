import { useId, type SubmitEvent } from 'react'
import { css, cx } from '#styled-system/css'
import { BusyButton } from '../elements.tsx'
import { useText } from '../texts.ts'
import { Input } from './form-field.tsx'

const styles = {
  label: css({ display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' }),
  controls: css({ display: 'flex', flexWrap: { base: 'wrap', sm: 'nowrap' }, gap: '3' }),
  nightInput: css({ borderColor: 'transparent' }),
  // Reserves the message's space, because it arrives late and must not shift the layout.
  answer: css({ mt: '2', minH: '1lh', fontSize: 'sm', fontWeight: 'medium' }),
  nightError: css({ color: 'night.danger' }),
  dayError: css({ color: 'danger' }),
}

type EmailFormProps = {
  action: string
  isPending: boolean
  /** The address's error in the page's language. */
  error: string | undefined
  onSend: (email: string) => void
  defaultValue?: string | undefined
  /** Background; on `night` the button uses the accent color. */
  ground?: 'paper' | 'night'
}

/** An email field and its submit button, side by side if there is room. */
export const EmailForm = (props: EmailFormProps) => {
  const t = useText()
  const { action, isPending, error, onSend, defaultValue, ground = 'paper' } = props
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
          className={cx(ground === 'night' && styles.nightInput)}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={defaultValue}
          placeholder={t('emailExample')}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <BusyButton
          className={css({ w: { base: 'full', sm: 'auto' } })}
          type="submit"
          variant={ground === 'night' ? 'accent' : 'solid'}
          isBusy={isPending}
        >
          {action}
        </BusyButton>
      </div>
      <div className={cx(styles.answer, ground === 'night' ? styles.nightError : styles.dayError)}>
        {error && (
          <p id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
    </form>
  )
}
