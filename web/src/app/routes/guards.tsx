import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { isStaff } from '@bartan/contract/users/roles'
import { useUser } from '#lib/session/session.ts'
import type { ReactNode } from 'react'

/** Spec §2: /profile requires a login. Checkout and orders are open as routes (spec §6). */
export const RequireUser = () => (useUser() ? <Outlet /> : <Navigate to={paths.login()} replace />)

/**
 * Spec §6: everything under /admin sends anyone else to /login, where a logged-in customer may log in as somebody
 * else (`isRefused`). Packers come in for the orders. The API decides independently, by the token.
 */
export const RequireStaff = () => {
  const user = useUser()
  return user && isStaff(user.role) ? (
    <Outlet />
  ) : (
    <Navigate to={paths.login()} state={{ isRefused: true }} replace />
  )
}

/** A packer has the list of orders and each of them; everything else of the area leads back there. */
export const PackersToOrders = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const isOfOrders =
    pathname !== paths.adminNewOrder && `${pathname}/`.startsWith(`${paths.adminOrders}/`)
  if (useUser()?.role !== 'packer' || isOfOrders) return children
  return <Navigate to={paths.adminOrders} replace />
}

/** The second rule of spec §6, for the users and orders pages. */
export const StaffOnly = () => {
  const user = useUser()
  return user && isStaff(user.role) ? <Outlet /> : <Navigate to={paths.home} replace />
}
