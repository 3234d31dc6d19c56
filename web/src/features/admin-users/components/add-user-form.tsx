import { ROLES, type Role } from '@bartan/contract/shared/roles'
import { plainPhone } from '@bartan/contract/users/rules'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { InputField, SelectField } from '#components/ui/form/labeled-fields.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'
import { css } from '#styled-system/css'
import { useAddUser } from '../api/change-user.ts'
import { useText } from '../texts.ts'
import { userFormRules } from '../user-form-rules.ts'

const styles = {
  root: css({ display: 'grid', gap: '4' }),
}

const EMPTY = { name: '', phone: '', email: '', password: '', role: 'customer' as Role }

/** Excludes the password. */
const DRAFT_FIELDS = ['name', 'phone', 'email', 'role'] as const
const { password: _never, ...KEPT } = EMPTY
const draft = draftOf('personal', 'add-user', KEPT)

export const AddUserForm = () => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: addUser } = useAddUser()
  const form = useForm({ defaultValues: { ...EMPTY, ...draft.read() } })
  useFormDraft(form, draft, DRAFT_FIELDS)
  const { errors, isSubmitting } = form.formState
  const rules = userFormRules(language)
  const field = (name: keyof typeof rules) => fieldOf(form, name, rules[name])

  const submit = form.handleSubmit(async (fields) => {
    try {
      const { user } = await addUser({ ...fields, phone: plainPhone(fields.phone) })
      toast.success(t('added', { name: user.name }))
      draft.forget()
      form.reset(EMPTY)
    } catch (error) {
      showServerError(language, form, ['name', 'phone', 'email', 'password', 'role'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <InputField label={t('name')} {...field('name')} autoComplete="off" />
      <InputField
        label={t('phone')}
        {...field('phone')}
        type="tel"
        autoComplete="off"
        placeholder={t('tenDigits')}
      />
      <InputField label={t('email')} {...field('email')} type="email" autoComplete="off" />
      <InputField
        label={t('password')}
        hint={t('passwordHint')}
        {...field('password')}
        type="password"
        autoComplete="new-password"
      />
      <SelectField label={t('role')} {...fieldOf(form, 'role')}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(role)}
          </option>
        ))}
      </SelectField>
      {errors.root && <FormAlert>{errors.root.message}</FormAlert>}
      <BusyButton type="submit" variant="accent" isBusy={isSubmitting}>
        {t(isSubmitting ? 'adding' : 'add')}
      </BusyButton>
    </form>
  )
}
