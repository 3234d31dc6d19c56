import type { SignedIn } from '@bartan/contract/users/schema'
import { Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { TextLink } from '#components/ui/elements.tsx'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { choosePassword } from '#features/users/account-calls.ts'
import { AccountLayout } from '#features/users/components/account-layout.tsx'
import { LoginForm } from '#features/users/components/login-form.tsx'
import { useText } from '#features/users/texts.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { LoginWithCart } from '../login-with-cart.tsx'
import { useLoginCompletion } from './use-login-completion.ts'

/** Few log in with a one-time password. */
const ChoosePasswordForm = lazyExport(
  () => import('#features/users/components/choose-password-form.tsx'),
  'ChoosePasswordForm',
)

/** Set by the admin area's guard: a logged-in customer then stays on the login page. */
const isRefused = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRefused' in state

/** Set by the registration page if the phone number has an account. */
const phoneIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'phone' in state && typeof state.phone === 'string'
    ? state.phone
    : undefined

export const LoginPage = () => {
  const t = useText()
  const { state } = useLocation()
  const user = useUser()
  const { completeLogin, isCompleting, redirect, destination } = useLoginCompletion()
  const [due, setDue] = useState<{ login: SignedIn; oneTimePassword: string }>()
  const enter = async (login: SignedIn, oneTimePassword: string) => {
    if (login.mustChangePassword) setDue({ login, oneTimePassword })
    else await completeLogin(login)
  }
  if (user && !isCompleting && !isRefused(state)) return <Navigate to={destination} replace />
  if (due)
    return (
      <AccountLayout title={t('choosePassword')} lead={t('choosePasswordLead')}>
        <LoadBoundary>
          <Suspense>
            <ChoosePasswordForm
              phone={due.login.user.phone}
              save={(newPassword) =>
                choosePassword(due.login.token, {
                  currentPassword: due.oneTimePassword,
                  newPassword,
                })
              }
              onSignedIn={completeLogin}
            />
          </Suspense>
        </LoadBoundary>
      </AccountLayout>
    )
  return (
    <LoginWithCart
      redirect={redirect}
      title={t('login')}
      lead={t(user && !isCompleting ? 'adminsOnly' : 'loginLead')}
      otherWay={
        <>
          {t('newHere')} <TextLink to={paths.register(redirect)}>{t('register')}</TextLink>
          {' · '}
          <TextLink to={paths.track}>{t('trackOrder')}</TextLink>
        </>
      }
    >
      <LoginForm phone={phoneIn(state)} onSignedIn={enter} />
    </LoginWithCart>
  )
}
