import { Navigate } from '#lib/router/router.tsx'
import { Outlet } from '#lib/router/routes.tsx'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'

/** Spec §2: /profile requires a login. Checkout and orders are open as routes (spec §6). */
export const RequireUser = () => (useUser() ? <Outlet /> : <Navigate to={paths.login()} replace />)

/**
 * Spec §6: everything under /admin sends anyone else to /login, where a logged-in customer may log in as somebody
 * else (`isRefused`). The API decides independently, by the token.
 */
export const RequireAdmin = () =>
  useUser()?.role === 'admin' ? (
    <Outlet />
  ) : (
    <Navigate to={paths.login()} state={{ isRefused: true }} replace />
  )

/** The second rule of spec §6, for the users and orders pages. */
export const AdminsOnly = () =>
  useUser()?.role === 'admin' ? <Outlet /> : <Navigate to={paths.home} replace />
