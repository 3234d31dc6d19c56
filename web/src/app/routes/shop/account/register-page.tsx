import { Navigate } from 'react-router-dom'
import { TextLink } from '#components/ui/elements.tsx'
import { RegisterForm } from '#features/users/components/register-form.tsx'
import { useText } from '#features/users/texts.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { LoginWithCart } from '../login-with-cart.tsx'
import { useLoginCompletion } from './use-login-completion.ts'

export const RegisterPage = () => {
  const t = useText()
  const user = useUser()
  const { completeLogin, isCompleting, redirect, destination } = useLoginCompletion()
  if (user && !isCompleting) return <Navigate to={destination} replace />
  return (
    <LoginWithCart
      redirect={redirect}
      title={t('register')}
      lead={t('registerLead')}
      otherWay={
        <>
          {t('registered')} <TextLink to={paths.login(redirect)}>{t('login')}</TextLink>
        </>
      }
    >
      <RegisterForm redirect={redirect} onSignedIn={completeLogin} />
    </LoginWithCart>
  )
}
