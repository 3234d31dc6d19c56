import type { User } from '@bartan/contract/users/schema'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useText } from '../texts.ts'

type LoginGateProps = { children: (user: User) => ReactNode }

/** Order pages are open routes (spec §6); without a login they show only a link to it. */
export const LoginGate = ({ children }: LoginGateProps) => {
  const t = useText()
  const user = useUser()
  const { pathname } = useLocation()
  if (user) return <>{children(user)}</>
  return (
    <EmptyState
      title={t('logInFirst')}
      Icon={Lock}
      action={
        <>
          <ButtonLink to={paths.login(pathname)}>{t('login')}</ButtonLink>
          <ButtonLink variant="outline" to={paths.track}>
            {t('track')}
          </ButtonLink>
        </>
      }
    />
  )
}
