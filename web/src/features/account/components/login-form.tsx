import { chakra } from '@chakra-ui/react/styled-system'
import { loginSchema } from '@bartan/contract/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField } from '../../../components/form-field.tsx'
import { prepareSignIn } from '../../../lib/account-session.ts'
import { showServerError } from '../../../lib/server-errors.ts'
import { useLogIn } from '../api/log-in.ts'
import { PasswordInput } from './password-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { SignedIn } from '@bartan/contract/user'

type LoginFormProps = { onSignedIn: (signedIn: SignedIn) => Promise<void> }

export const LoginForm = ({ onSignedIn }: LoginFormProps) => {
  const { mutateAsync: logIn } = useLogIn()
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { phone: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  useEffect(prepareSignIn, [])

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await onSignedIn(await logIn(credentials))
    } catch (error) {
      showServerError(form, ['phone', 'password'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormField label="Phone" error={errors.phone?.message}>
        {(control) => <PhoneInput {...control} {...form.register('phone')} />}
      </FormField>
      <FormField label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <Button type="submit" variant="accent" size="lg" wide disabled={isSubmitting}>
        {isSubmitting ? 'Logging in…' : 'Login'}
      </Button>
    </chakra.form>
  )
}
