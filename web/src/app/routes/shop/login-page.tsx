import { Navigate } from 'react-router-dom'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { Entrance } from '../../../features/account/components/entrance.tsx'
import { LoginForm } from '../../../features/account/components/login-form.tsx'
import { useSession } from '../../../lib/session.ts'
import { useArrival } from './use-arrival.ts'

export const LoginPage = () => {
  const { user } = useSession()
  const { arrive, isArriving, redirect, way } = useArrival()
  if (user && !isArriving) return <Navigate to={way} replace />
  return (
    <Entrance
      title="Login"
      lead="With your phone number and password."
      otherWay={
        <>
          New here? <TextLink to={paths.register(redirect)}>Register</TextLink>
        </>
      }
    >
      <LoginForm onSignedIn={arrive} />
    </Entrance>
  )
}
