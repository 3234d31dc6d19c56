import { isStaff } from '@bartan/contract/shared/roles'
import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'

/** Spec §2: /profile requires a login. The routes of checkout and orders don't (spec §6). */
export const RequireUser = () => (useUser() ? <Outlet /> : <Navigate to={paths.login()} replace />)

/**
 * Spec §6: /admin redirects everyone but staff to /login, where a logged-in customer may log in as another user
 * (`isRefused`). The API checks the token independently.
 */
export const RequireStaff = () => {
  const user = useUser()
  return user && isStaff(user.role) ? (
    <Outlet />
  ) : (
    <Navigate to={paths.login()} state={{ isRefused: true }} replace />
  )
}
