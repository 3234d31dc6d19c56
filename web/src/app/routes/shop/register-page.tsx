import { Navigate } from 'react-router-dom'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { Entrance } from '#features/users/components/entrance.tsx'
import { RegisterForm } from '#features/users/components/register-form.tsx'
import { t } from '#features/users/texts.ts'
import { useUser } from '#lib/session/session.ts'
import { useLoginCompletion } from './use-login-completion.ts'

export const RegisterPage = () => {
  const user = useUser()
  const { completeLogin, isCompleting, redirect, destination } = useLoginCompletion()
  if (user && !isCompleting) return <Navigate to={destination} replace />
  return (
    <Entrance
      title={t('register')}
      lead={t('registerLead')}
      otherWay={
        <>
          {t('registered')} <TextLink to={paths.login(redirect)}>{t('login')}</TextLink>
        </>
      }
    >
      <RegisterForm onSignedIn={completeLogin} />
    </Entrance>
  )
}
