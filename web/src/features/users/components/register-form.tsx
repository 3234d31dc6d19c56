import { plainPhone } from '@bartan/contract/users/rules'
import type { SignedIn } from '@bartan/contract/users/schema'
import { useState } from 'react'
import { BusyButton, TextLink, Note } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { useActionForm } from '#components/ui/form/use-action-form.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { fieldOf } from '#lib/form-field.ts'
import { paths } from '#lib/paths.ts'
import { rulesOnDemand } from '#lib/rules-on-demand.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useRegister } from '../account-calls.ts'
import { loadAccountRules, prepareAccountForm } from '../prepare-account-form.ts'
import { useText } from '../texts.ts'
import { EmailField, NameField, PhoneField } from './account-fields.tsx'
import { PasswordField } from './password-field.tsx'

const styles = { link: css({ py: '11px' }) }

/** Excludes the password. */
const KEPT = { name: '', phone: '', email: '' }
const EMPTY = { ...KEPT, password: '' }
const draft = draftOf('personal', 'register', KEPT)
const rules = rulesOnDemand(async () => (await loadAccountRules()).registrationRules)

/** In the order of spec §5: the first invalid one gets the focus. */
const FIELDS = ['name', 'password', 'phone', 'email'] as const

type RegisterFormProps = {
  /** Redirect target after logging in, for people who already have an account. */
  redirect?: string | undefined
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

export const RegisterForm = ({ redirect, onSignedIn }: RegisterFormProps) => {
  const t = useText()
  const { mutateAsync: register } = useRegister()
  const [knownPhone, setKnownPhone] = useState<string>()
  const { form, submit } = useActionForm(
    {
      rules,
      start: EMPTY,
      draft,
      call: register,
      onDone: onSignedIn,
      onFailed: (error, { setError, getValues }) => {
        const isKnown = error instanceof ApiError && error.code === 'phone_taken'
        setKnownPhone(isKnown ? plainPhone(getValues('phone')) : undefined)
        if (isKnown) setError('root', { message: messageOf(t.language, error) })
        return isKnown
      },
    },
    FIELDS,
  )
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  // This page stays until the next page's code has loaded; sending again would fail, because the phone number is
  // taken by then.
  const isBusy = isSubmitting || isSubmitSuccessful

  return (
    <form className={grid({ gap: '5' })} noValidate onSubmit={submit}>
      <NameField {...fieldOf(form, 'name')} onFocus={prepareAccountForm} />
      <PhoneField
        {...fieldOf(form, 'phone')}
        onFocus={prepareAccountForm}
        {...(knownPhone && { 'aria-invalid': true })}
      />
      <EmailField {...fieldOf(form, 'email')} onFocus={prepareAccountForm} />
      <PasswordField
        {...fieldOf(form, 'password')}
        onFocus={prepareAccountForm}
        label={t('password')}
        isNew
      />
      <BusyButton type="submit" variant="accent" size="lg" wide isBusy={isBusy}>
        {t(isBusy ? 'creating' : 'register')}
      </BusyButton>
      <FormAnswer isBusy={isBusy}>
        {errors.root?.message && (
          <FormAlert>
            {errors.root.message}{' '}
            {knownPhone && (
              <TextLink
                className={styles.link}
                to={paths.login(redirect)}
                state={{ phone: knownPhone }}
              >
                {t('loginInstead')}
              </TextLink>
            )}
          </FormAlert>
        )}
      </FormAnswer>
      <Note>
        {t('notice')}{' '}
        <TextLink className={styles.link} to={paths.privacy}>
          {t('noticeLink')}
        </TextLink>
      </Note>
    </form>
  )
}
