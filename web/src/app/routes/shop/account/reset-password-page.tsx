import { useSearchParams } from 'react-router-dom'
import { TextLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useText as useLinkText } from '#features/mail-links/texts.ts'
import { resetPassword } from '#features/users/account-calls.ts'
import { AccountLayout } from '#features/users/components/account-layout.tsx'
import { ChoosePasswordForm } from '#features/users/components/choose-password-form.tsx'
import { useText } from '#features/users/texts.ts'
import { paths } from '#lib/paths.ts'
import { useLoginCompletion } from './use-login-completion.ts'

/** Page behind a password link (contract §5). Opening it changes nothing. */
export const ResetPasswordPage = () => {
  const t = useText()
  const ofLinks = useLinkText()
  const [search] = useSearchParams()
  // Who was invited to work here begins there.
  const { completeLogin } = useLoginCompletion({ staffTo: paths.admin })
  const token = search.get('token') ?? ''
  return (
    <AccountLayout
      title={t('choosePassword')}
      lead={token && t('resetLead')}
      otherWay={<TextLink to={paths.login()}>{t('login')}</TextLink>}
    >
      {token ? (
        <ChoosePasswordForm
          save={(newPassword) => resetPassword({ token, newPassword })}
          onSignedIn={completeLogin}
        />
      ) : (
        <FormAlert>{ofLinks('linkBroken')}</FormAlert>
      )}
    </AccountLayout>
  )
}
