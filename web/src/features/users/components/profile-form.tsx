import { optionalEmailSchema, profileChangeSchema, type User } from '@bartan/contract/users/schema'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { DialogActions } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { takeFocusIn } from '#lib/browser/take-focus.ts'
import { rulesOf } from '#lib/form-resolver.ts'
import { useChangeProfile } from '../account-calls.ts'
import { useText } from '../texts.ts'
import { EmailField, NameField } from './account-fields.tsx'

/** An emptied email address is removed. */
const rules = rulesOf(
  profileChangeSchema.required({ name: true }).extend({
    email: optionalEmailSchema.transform((email) => email ?? null),
  }),
)

type ProfileFormProps = { className: string; user: User; onDone: () => void }

/** Form for name and email. The phone number can't change, because customers log in with it. */
export const ProfileForm = ({ className, user, onDone }: ProfileFormProps) => {
  const t = useText()
  const { mutateAsync: changeProfile } = useChangeProfile()
  return (
    <ActionForm
      className={className}
      ref={takeFocusIn}
      rules={rules}
      start={{ name: user.name, email: user.email ?? '' }}
      fields={{
        name: (field) => <NameField {...field} />,
        email: (field) => <EmailField {...field} />,
      }}
      label={t('save')}
      onCancel={onDone}
      Foot={DialogActions}
      isAnsweredBelow
      call={({ name, email }) =>
        // Another device may have changed the other field.
        changeProfile({
          ...(name !== user.name && { name }),
          ...(email !== (user.email ?? null) && { email }),
        })
      }
      onDone={() => {
        toast.success(t('saved'))
        onDone()
      }}
    />
  )
}
