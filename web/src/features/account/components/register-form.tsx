import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField, Input } from '../../../components/form-field.tsx'
import { prepareSignIn } from '../../../lib/account-session.ts'
import { showServerError } from '../../../lib/server-errors.ts'
import { useRegister } from '../api/register.ts'
import { registrationResolver } from '../registration-resolver.ts'
import { PasswordInput } from './password-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { SignedIn } from '@bartan/contract/user'

type RegisterFormProps = { onSignedIn: (signedIn: SignedIn) => Promise<void> }

export const RegisterForm = ({ onSignedIn }: RegisterFormProps) => {
  const { mutateAsync: register } = useRegister()
  const form = useForm({
    resolver: registrationResolver,
    defaultValues: { name: '', phone: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  useEffect(prepareSignIn, [])

  const submit = form.handleSubmit(async (registration) => {
    try {
      await onSignedIn(await register(registration))
    } catch (error) {
      showServerError(form, ['name', 'phone', 'email', 'password'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <FormField label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
      </FormField>
      <FormField label="Phone" error={errors.phone?.message}>
        {(control) => <PhoneInput {...control} {...form.register('phone')} />}
      </FormField>
      <FormField label="Email" isOptional error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </FormField>
      <FormField
        label="Password"
        error={errors.password?.message}
        hint="8 to 20 characters with a letter, a digit and one of ! @ # $ % ^ & *"
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <Button type="submit" variant="accent" size="lg" wide disabled={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Register'}
      </Button>
    </chakra.form>
  )
}
