import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Button } from './button.tsx'
import { t } from './texts.ts'
import { Input } from './form-field.tsx'
import type { SubmitEvent } from 'react'

type EmailFormProps = {
  /** The button's label. */
  action: string
  isPending: boolean
  /** What is wrong with the address, in the page's language. */
  error: string | undefined
  onSend: (email: string) => void
  defaultValue?: string | undefined
  /** The background that it stands on; on `night` the button uses the accent color. */
  ground?: 'paper' | 'night'
}

/** One address and the button that sends it, side by side if there is room. */
export const EmailForm = (props: EmailFormProps) => {
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
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="semibold">
        {t('email')}
      </chakra.label>
      <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} gap="3">
        <Input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={defaultValue}
          placeholder={t('emailExample')}
          borderColor={ground === 'night' ? 'transparent' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
        />
        <Button
          type="submit"
          variant={ground === 'night' ? 'accent' : 'solid'}
          w={{ base: 'full', sm: 'auto' }}
          disabled={isPending}
        >
          {action}
        </Button>
      </chakra.div>
      {error && (
        <chakra.p
          id={errorId}
          role="alert"
          mt="2"
          fontSize="sm"
          fontWeight="medium"
          color={ground === 'night' ? 'night.danger' : 'danger'}
        >
          {error}
        </chakra.p>
      )}
    </form>
  )
}
