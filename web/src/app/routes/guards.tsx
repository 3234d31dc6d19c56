import { isStaff, type Role } from '@bartan/contract/shared/roles'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
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

/** Paths that each role may open; the first is its start page (contract §15). */
const AREAS: Record<Exclude<Role, 'customer' | 'admin'>, readonly [string, ...string[]]> = {
  packer: [paths.adminOrders],
  catalogue: [
    paths.adminProducts,
    paths.adminCreateProduct,
    paths.adminOffers,
    paths.adminCompliance(),
    paths.adminCollections,
    paths.adminHeads,
    paths.adminFeeds,
    paths.adminSearches,
    paths.adminReviews,
    paths.adminReceived,
  ],
  accounts: [paths.adminOrders, paths.adminCash, paths.adminGst, paths.adminReports],
}

/** Redirects staff from other pages to their role's own part of the admin area. */
export const KeepToOwnArea = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const role = useUser()?.role ?? 'customer'
  if (role === 'admin' || role === 'customer') return children
  const [first, ...others] = AREAS[role]
  const isOwn =
    pathname !== paths.adminNewOrder &&
    // Other roles may read offers, but only admins may edit them.
    !pathname.startsWith(`${paths.adminOffers}/`) &&
    [first, ...others].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return isOwn ? children : <Navigate to={first} replace />
}

/** The second rule of spec §6, for the users and orders pages. */
export const StaffOnly = () => {
  const user = useUser()
  return user && isStaff(user.role) ? <Outlet /> : <Navigate to={paths.home} replace />
}
