import { passwordChangeSchema, type SignedIn } from '@bartan/contract/users/schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { useLanguage } from '#i18n/language.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { formResolver } from '#lib/form-resolver.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { AccountName } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
}

type ChoosePasswordFormProps = {
  /** Phone number for the browser's password manager; unknown behind a link. */
  phone?: string
  save: (newPassword: string) => Promise<SignedIn>
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

const newPasswordSchema = passwordChangeSchema.pick({ newPassword: true })

/** Second step of a login by one-time password, and form behind a password link. */
export const ChoosePasswordForm = ({ phone, save, onSignedIn }: ChoosePasswordFormProps) => {
  const t = useText()
  const language = useLanguage()
  const form = useForm({
    resolver: formResolver(language, newPasswordSchema),
    defaultValues: { newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => setFocus('newPassword'), [setFocus])

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await onSignedIn(await save(newPassword))
    } catch (error) {
      showServerError(language, form, ['newPassword'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      {phone && <AccountName phone={phone} />}
      <PasswordField {...fieldOf(form, 'newPassword')} label={t('newPassword')} isNew />
      <BusyButton type="submit" variant="accent" size="lg" wide isBusy={isSubmitting}>
        {t('savePassword')}
      </BusyButton>
      <FormAnswer isBusy={isSubmitting}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
