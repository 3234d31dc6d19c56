import { isStaff, type Role } from '@bartan/contract/shared/roles'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { adminPaths } from '#lib/admin-paths.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'

/** Paths that each role may open; the first is its start page (contract §15). */
const AREAS: Record<Exclude<Role, 'customer' | 'admin'>, readonly [string, ...string[]]> = {
  packer: [adminPaths.orders],
  catalogue: [
    adminPaths.products,
    adminPaths.createProduct,
    adminPaths.offers,
    adminPaths.compliance(),
    adminPaths.collections,
    adminPaths.heads,
    adminPaths.feeds,
    adminPaths.searches,
    adminPaths.reviews,
    adminPaths.received,
  ],
  accounts: [
    adminPaths.orders,
    adminPaths.returns,
    adminPaths.cash,
    adminPaths.gst,
    adminPaths.reports,
  ],
}

/** Redirects staff from other pages to their role's own part of the admin area. */
export const KeepToOwnArea = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const role = useUser()?.role ?? 'customer'
  if (role === 'admin' || role === 'customer') return children
  const [first, ...others] = AREAS[role]
  const isOwn =
    pathname !== adminPaths.newOrder &&
    // Other roles may read offers, but only admins may edit them.
    !pathname.startsWith(`${adminPaths.offers}/`) &&
    [first, ...others].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return isOwn ? children : <Navigate to={first} replace />
}

/** The second rule of spec §6, for the users and orders pages. */
export const StaffOnly = () => {
  const user = useUser()
  return user && isStaff(user.role) ? <Outlet /> : <Navigate to={paths.home} replace />
}
