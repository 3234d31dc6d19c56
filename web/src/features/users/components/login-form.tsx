import type { SignedIn } from '@bartan/contract/users/schema'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { useLanguage } from '#i18n/language.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { resolverOnDemand } from '#lib/resolver-on-demand.ts'
import { css } from '#styled-system/css'
import { useLogIn, type Credentials } from '../account-calls.ts'
import type { Login } from '../account-rules.ts'
import { loadAccountRules, prepareAccountForm } from '../prepare-account-form.ts'
import { useText } from '../texts.ts'
import { PhoneField } from './account-fields.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { PasswordField } from './password-field.tsx'

const styles = {
  root: css({ display: 'grid', gap: '5' }),
}

type LoginFormProps = {
  /** Phone number typed at registration. */
  phone?: string | undefined
  onSignedIn: (signedIn: SignedIn, password: string) => Promise<void>
}

export const LoginForm = ({ phone = '', onSignedIn }: LoginFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: logIn } = useLogIn()
  const form = useForm<Login, unknown, Credentials>({
    resolver: resolverOnDemand(language, async () =>
      (await loadAccountRules()).loginRules(language),
    ),
    defaultValues: { phone, password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  // This page stays until the next page's code has loaded.
  const isBusy = isSubmitting || isSubmitSuccessful

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await onSignedIn(await logIn(credentials), credentials.password)
    } catch (error) {
      showServerError(language, form, ['phone', 'password'], error)
    }
  })

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <PhoneField {...fieldOf(form, 'phone')} onFocus={prepareAccountForm} />
      <PasswordField
        {...fieldOf(form, 'password')}
        onFocus={prepareAccountForm}
        label={t('password')}
      />
      <BusyButton type="submit" variant="accent" size="lg" wide isBusy={isBusy}>
        {t(isBusy ? 'loggingIn' : 'login')}
      </BusyButton>
      <FormAnswer isBusy={isBusy}>
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      </FormAnswer>
      <ForgotPassword phone={() => form.getValues('phone')} />
    </form>
  )
}
