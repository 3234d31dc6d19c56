import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session/session.ts'

/** Redirects to login when the server has ended the session, and back afterwards. Mount it after the routes. */
export const SessionExpiryRedirect = () => {
  const { status } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = useRef<string>(paths.home)
  const login = paths.login()

  useEffect(() => {
    if (pathname !== login) here.current = pathname + search
  }, [pathname, search, login])

  useEffect(() => {
    if (status === 'expired') navigate(paths.login(here.current), { replace: true })
  }, [status, navigate])

  return null
}
