import type { SignedIn } from '@bartan/contract/users/schema'
import { BusyButton } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { useActionForm } from '#components/ui/form/use-action-form.ts'
import { fieldOf } from '#lib/form-field.ts'
import { rulesOnDemand } from '#lib/rules-on-demand.ts'
import { grid } from '#styled-system/patterns'
import { useLogIn } from '../account-calls.ts'
import { loadAccountRules, prepareAccountForm } from '../prepare-account-form.ts'
import { useText } from '../texts.ts'
import { PhoneField } from './account-fields.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { PasswordField } from './password-field.tsx'

const FIELDS = ['phone', 'password'] as const
const rules = rulesOnDemand(async () => (await loadAccountRules()).loginRules)

type LoginFormProps = {
  /** Phone number typed at registration. */
  phone?: string | undefined
  onSignedIn: (signedIn: SignedIn, password: string) => Promise<void>
}

export const LoginForm = ({ phone = '', onSignedIn }: LoginFormProps) => {
  const t = useText()
  const { mutateAsync: logIn } = useLogIn()
  const { form, submit } = useActionForm(
    {
      rules,
      start: { phone, password: '' },
      call: async (credentials) => onSignedIn(await logIn(credentials), credentials.password),
    },
    FIELDS,
  )
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  // This page stays until the next page's code has loaded.
  const isBusy = isSubmitting || isSubmitSuccessful
  return (
    <form className={grid({ gap: '5' })} noValidate onSubmit={submit}>
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
