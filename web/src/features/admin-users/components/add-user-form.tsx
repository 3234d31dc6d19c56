import { issue } from '@bartan/contract/reasons/issues'
import { emailAddress, text } from '@bartan/contract/shared/field'
import { ROLES, type Role } from '@bartan/contract/shared/roles'
import { registrationSchema } from '@bartan/contract/users/schema'
import * as z from 'zod'
import { ActionForm } from '#components/ui/form/action-form.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { rulesOf } from '#lib/form-resolver.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useAddUser } from '../api/change-user.ts'
import { useText } from '../texts.ts'

const EMPTY = { name: '', phone: '', email: '', password: '', role: 'customer' as Role }

/** Excludes the password. */
const { password: _never, ...KEPT } = EMPTY
const draft = draftOf('personal', 'add-user', KEPT)

/** As for a registration, except that the email is required (spec §5). */
const rules = rulesOf(
  registrationSchema.extend({
    email: text('email', 254).pipe(emailAddress(issue('field_not_text', { field: 'email' }))),
    role: z.enum(ROLES),
  }),
)

export const AddUserForm = () => {
  const t = useText()
  const { mutateAsync: addUser } = useAddUser()
  return (
    <ActionForm
      rules={rules}
      start={EMPTY}
      draft={draft}
      fields={{
        name: { label: t('name'), autoComplete: 'off' },
        phone: {
          label: t('phone'),
          type: 'tel',
          autoComplete: 'off',
          placeholder: t('tenDigits'),
        },
        email: { label: t('email'), type: 'email', autoComplete: 'off' },
        password: {
          label: t('password'),
          hint: t('passwordHint'),
          type: 'password',
          autoComplete: 'new-password',
        },
        role: { label: t('role'), options: ROLES.map((role) => [role, t(role)]) },
      }}
      label={[t('add'), t('adding')]}
      button={{ variant: 'accent' }}
      call={addUser}
      onDone={({ user }, form) => {
        toast.success(t('added', { name: user.name }))
        form.reset(EMPTY)
      }}
    />
  )
}
