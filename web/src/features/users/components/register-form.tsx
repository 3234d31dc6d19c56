import type { SignedIn } from '@bartan/contract/users/schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { useLanguage } from '#i18n/language.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import { fieldOf } from '#lib/form-field.ts'
import { paths } from '#lib/paths.ts'
import { resolverOnDemand } from '#lib/resolver-on-demand.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'
import { css } from '#styled-system/css'
import { useRegister } from '../account-calls.ts'
import type { Registration, TypedRegistration } from '../account-rules.ts'
import { loadAccountRules, prepareAccountForm } from '../prepare-account-form.ts'
import { useText } from '../texts.ts'
import { EmailField, NameField, PhoneField } from './account-fields.tsx'
import { PasswordField } from './password-field.tsx'

const styles = {
  notice: css({ fontSize: 'sm', color: 'ink.soft' }),
  link: css({ py: '11px' }),
  root: css({ display: 'grid', gap: '5' }),
}

/** Excludes the password. */
const DRAFT_FIELDS = ['name', 'phone', 'email'] as const
const draft = draftOf('personal', 'register', { name: '', phone: '', email: '' })

/** In the order of spec §5: the first invalid one gets the focus. */
const FIELDS = ['name', 'password', 'phone', 'email'] as const

type RegisterFormProps = {
  /** Redirect target after logging in, for people who already have an account. */
  redirect?: string | undefined
  onSignedIn: (signedIn: SignedIn) => Promise<void>
}

export const RegisterForm = ({ redirect, onSignedIn }: RegisterFormProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutateAsync: register } = useRegister()
  const form = useForm<TypedRegistration, unknown, Registration>({
    resolver: resolverOnDemand(language, async () =>
      (await loadAccountRules()).registrationRules(language),
    ),
    shouldFocusError: false,
    defaultValues: { name: '', phone: '', email: '', password: '', ...draft.read() },
  })
  useFormDraft(form, draft, DRAFT_FIELDS)
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  // This page stays until the next page's code has loaded; sending again would fail, because the phone number is
  // taken by then.
  const isBusy = isSubmitting || isSubmitSuccessful
  const [knownPhone, setKnownPhone] = useState<string>()

  const submit = form.handleSubmit(
    async (registration) => {
      try {
        const signedIn = await register(registration)
        draft.forget()
        await onSignedIn(signedIn)
      } catch (error) {
        const isKnown = error instanceof ApiError && error.code === 'phone_taken'
        setKnownPhone(isKnown ? registration.phone : undefined)
        if (isKnown) form.setError('root', { message: messageOf(language, error) })
        else showServerError(language, form, FIELDS, error)
      }
    },
    (invalid) => {
      const first = FIELDS.find((name) => name in invalid)
      if (first) form.setFocus(first)
    },
  )

  return (
    <form className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
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
      <p className={styles.notice}>
        {t('notice')}{' '}
        <TextLink className={styles.link} to={paths.privacy}>
          {t('noticeLink')}
        </TextLink>
      </p>
    </form>
  )
}
