import { passwordChangeSchema } from '@bartan/contract/users/schema'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { showServerError } from '#lib/api/server-errors.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { useChangePassword } from '../account-calls.ts'
import { useText } from '../texts.ts'
import { AccountForm, AccountName, serverFieldError } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

type PasswordFormProps = { className: string; phone: string; onDone: () => void }

export const PasswordForm = ({ className, phone, onDone }: PasswordFormProps) => {
  const t = useText()
  const { mutateAsync: changePassword } = useChangePassword()
  const form = useForm({
    resolver: formResolver(t.language, passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const wrong = serverFieldError(errors.currentPassword)

  const submit = form.handleSubmit(async (change) => {
    try {
      await changePassword(change)
      toast.success(t('passwordChanged'))
      onDone()
    } catch (error) {
      showServerError(t.language, form, ['currentPassword', 'newPassword'], error)
    }
  })

  return (
    <AccountForm
      className={className}
      action={t('save')}
      isBusy={isSubmitting}
      fault={errors.root?.message ?? wrong}
      onSubmit={submit}
      onCancel={onDone}
    >
      <AccountName phone={phone} />
      <PasswordField
        {...form.register('currentPassword')}
        label={t('currentPassword')}
        error={wrong ? undefined : errors.currentPassword?.message}
        {...(wrong && { 'aria-invalid': true })}
      />
      <PasswordField
        {...form.register('newPassword')}
        label={t('newPassword')}
        error={errors.newPassword?.message}
        isNew
      />
    </AccountForm>
  )
}
