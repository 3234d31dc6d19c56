/**
 * Spec §3, and who works for the shop (contract §15): a packer at the desk of orders, `catalogue` on the products,
 * `accounts` on the money.
 */
export const ROLES = ['customer', 'admin', 'packer', 'catalogue', 'accounts'] as const
export type Role = (typeof ROLES)[number]
export type StaffRole = Exclude<Role, 'customer' | 'admin'>

/** A stored role; one that this version does not know gives no rights. */
export const knownRole = (role: string): Role => ROLES.find((one) => one === role) ?? 'customer'

/** Who has anything to do in the admin area. */
export const isStaff = (role: Role): boolean => role !== 'customer'

/** Whether somebody works in one of these roles: admins do in all. */
export const worksAs = (role: Role, roles: readonly StaffRole[]): boolean =>
  role === 'admin' || roles.some((one) => one === role)

/** The roles that may read any order, besides admins. */
export const ORDER_READERS = ['packer', 'accounts'] as const satisfies readonly StaffRole[]
