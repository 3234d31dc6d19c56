import { chakra } from '@chakra-ui/react/styled-system'
import { passwordChangeSchema } from '@bartan/contract/user'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField } from '../../../components/form-field.tsx'
import { showServerError } from '../../../lib/server-errors.ts'
import { toast } from '../../../lib/toaster.tsx'
import { useChangePassword } from '../api/change-password.ts'
import { PasswordInput } from './password-input.tsx'

type PasswordFormProps = { phone: string; onDone: () => void }

export const PasswordForm = ({ phone, onDone }: PasswordFormProps) => {
  const { mutateAsync: changePassword } = useChangePassword()
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (change) => {
    try {
      await changePassword(change)
      toast.success('Your password is changed')
      onDone()
    } catch (error) {
      showServerError(form, ['currentPassword', 'newPassword'], error)
    }
  })

  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager whose password it is to keep. */}
      <input hidden readOnly autoComplete="username" value={phone} />
      <FormField label="Current password" error={errors.currentPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('currentPassword')}
            autoComplete="current-password"
          />
        )}
      </FormField>
      <FormField
        label="New password"
        error={errors.newPassword?.message}
        hint="8 to 20 characters with a letter, a digit and one of ! @ # $ % ^ & *"
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('newPassword')}
            autoComplete="new-password"
          />
        )}
      </FormField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" disabled={isSubmitting}>
          Change password
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
