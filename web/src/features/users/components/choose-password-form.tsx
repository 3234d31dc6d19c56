import { passwordChangeSchema } from '@bartan/contract/users/schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { formResolver } from '#lib/form-resolver.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { useChoosePassword } from '../api/account.ts'
import { t } from '../texts.ts'
import { AccountName } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import type { SignedIn } from '@bartan/contract/users/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
}

type ChoosePasswordFormProps = {
  /** The login by a one-time password. */
  login: SignedIn
  oneTimePassword: string
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

const newPasswordSchema = passwordChangeSchema.pick({ newPassword: true })

/** The second step of a login by a one-time password. */
export const ChoosePasswordForm = ({
  login: { user, token },
  oneTimePassword,
  onSignedIn,
}: ChoosePasswordFormProps) => {
  const { mutateAsync: choosePassword } = useChoosePassword(token)
  const form = useForm({
    resolver: formResolver(newPasswordSchema),
    defaultValues: { newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('newPassword'), [setFocus])

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await onSignedIn(await choosePassword({ currentPassword: oneTimePassword, newPassword }))
    } catch (error) {
      showServerError(form, ['newPassword'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <AccountName phone={user.phone} />
      <PasswordField
        {...form.register('newPassword')}
        label={t('newPassword')}
        error={errors.newPassword?.message}
        isNew
      />
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      <BusyButton type="submit" variant="accent" size="lg" wide isBusy={isSubmitting}>
        {t('savePassword')}
      </BusyButton>
    </form>
  )
}
