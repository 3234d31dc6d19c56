import { optionalEmailSchema, profileChangeSchema, type User } from '@bartan/contract/users/schema'
import { useForm } from 'react-hook-form'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { useChangeProfile } from '../account-calls.ts'
import { useText } from '../texts.ts'
import { EmailField, NameField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'

/** Both fields are sent, so that an emptied email address is removed. */
const profileFormSchema = profileChangeSchema.required({ name: true }).extend({
  email: optionalEmailSchema.transform((email) => email ?? null),
})

type ProfileFormProps = { className: string; user: User; onDone: () => void }

/** Form for name and email. The phone number can't change, because customers log in with it. */
export const ProfileForm = ({ className, user, onDone }: ProfileFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: changeProfile } = useChangeProfile()
  const form = useForm({
    resolver: formResolver(language, profileFormSchema),
    defaultValues: { name: user.name, email: user.email ?? '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (change) => {
    try {
      await changeProfile(change)
      toast.success(t('saved'))
      onDone()
    } catch (error) {
      showServerError(language, form, ['name', 'email'], error)
    }
  })

  return (
    <AccountForm
      className={className}
      action={t('save')}
      isBusy={isSubmitting}
      fault={errors.root?.message}
      onSubmit={submit}
      onCancel={onDone}
    >
      <NameField {...form.register('name')} error={errors.name?.message} />
      <EmailField {...form.register('email')} error={errors.email?.message} />
    </AccountForm>
  )
}
