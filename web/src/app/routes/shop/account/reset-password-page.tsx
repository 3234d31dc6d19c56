import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TextLink } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { useText as useLinkText } from '#features/mail-links/texts.ts'
import { resetPassword } from '#features/users/account-calls.ts'
import { AccountLayout } from '#features/users/components/account-layout.tsx'
import { ChoosePasswordForm } from '#features/users/components/choose-password-form.tsx'
import { NewPasswordLink } from '#features/users/components/forgot-password.tsx'
import { useText } from '#features/users/texts.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { grid } from '#styled-system/patterns'
import { useLoginCompletion } from './use-login-completion.ts'

/** Page behind a password link (contract §5). Opening it changes nothing. */
export const ResetPasswordPage = () => {
  const t = useText()
  const ofLinks = useLinkText()
  const [search] = useSearchParams()
  // Who was invited to work here begins there.
  const { completeLogin } = useLoginCompletion({ staffTo: paths.admin })
  const token = search.get('token') ?? ''
  const [refusal, setRefusal] = useState<Error>()
  const save = async (newPassword: string) => {
    try {
      return await resetPassword({ token, newPassword })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_over') setRefusal(error)
      throw error
    }
  }
  const fault = refusal ? messageOf(t.language, refusal) : !token && ofLinks('linkBroken')
  return (
    <AccountLayout
      title={t('choosePassword')}
      lead={fault ? '' : t('resetLead')}
      otherWay={<TextLink to={paths.login()}>{t('login')}</TextLink>}
    >
      {fault ? (
        <div className={grid({ gap: '5' })}>
          <FormAlert>{fault}</FormAlert>
          <NewPasswordLink />
        </div>
      ) : (
        <ChoosePasswordForm save={save} onSignedIn={completeLogin} />
      )}
    </AccountLayout>
  )
}
