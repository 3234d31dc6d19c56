import { Navigate } from 'react-router-dom'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { Entrance } from '../../../features/account/components/entrance.tsx'
import { RegisterForm } from '../../../features/account/components/register-form.tsx'
import { copy } from '../../../features/account/copy.ts'
import { useUser } from '../../../lib/session.ts'
import { useArrival } from './use-arrival.ts'

export const RegisterPage = () => {
  const user = useUser()
  const { arrive, isArriving, redirect, way } = useArrival()
  if (user && !isArriving) return <Navigate to={way} replace />
  return (
    <Entrance
      title={copy('register')}
      lead={copy('registerLead')}
      otherWay={
        <>
          {copy('registered')} <TextLink to={paths.login(redirect)}>{copy('login')}</TextLink>
        </>
      }
    >
      <RegisterForm onSignedIn={arrive} />
    </Entrance>
  )
}
