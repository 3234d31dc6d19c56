import { Eye, EyeOff } from 'lucide-react'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { IconButton, VisuallyHidden } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { PasswordParts } from './password-parts.tsx'

const styles = { show: css({ position: 'absolute', top: '0', right: '0', color: 'ink.soft' }) }

type PasswordFieldProps = Omit<ComponentProps<typeof Input>, 'type' | 'autoComplete'> & {
  label: string
  error: string | undefined
  /** For choosing a password, which must meet the rule (spec §5). */
  isNew?: boolean
}

/** A password field that allows pasting, password managers and showing the password. */
export const PasswordField = ({ label, error, isNew = false, ...input }: PasswordFieldProps) => {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye
  return (
    <FormField label={label} error={error} hint={isNew && <PasswordParts password={typed} />}>
      {(control) => (
        <div className={css({ position: 'relative' })}>
          <Input
            className={css({ pr: '12' })}
            {...control}
            {...input}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setTyped(event.target.value)
              input.onChange?.(event)
            }}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <IconButton className={styles.show} onClick={() => setIsShown(!isShown)}>
            <Icon aria-hidden size={20} />
            <VisuallyHidden>{t(isShown ? 'hidePassword' : 'showPassword')}</VisuallyHidden>
          </IconButton>
        </div>
      )}
    </FormField>
  )
}
