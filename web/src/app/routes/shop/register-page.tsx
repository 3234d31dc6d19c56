import { Navigate } from 'react-router-dom'
import { TextLink } from '#components/ui/text-link.tsx'
import { paths } from '#lib/paths.ts'
import { Entrance } from '#features/users/components/entrance.tsx'
import { RegisterForm } from '#features/users/components/register-form.tsx'
import { copy } from '#features/users/copy.ts'
import { useUser } from '#lib/session/session.ts'
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
