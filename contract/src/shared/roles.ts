/**
 * The roles of spec §3, and of staff (contract §15): `packer` at the order desk, `catalogue` for products, `accounts`
 * for money.
 */
export const ROLES = ['customer', 'admin', 'packer', 'catalogue', 'accounts'] as const
export type Role = (typeof ROLES)[number]
export type StaffRole = Exclude<Role, 'customer' | 'admin'>

/** A stored role; an unknown one gives no rights. */
export const knownRole = (role: string): Role => ROLES.find((one) => one === role) ?? 'customer'

/** Whether a role has access to the admin area. */
export const isStaff = (role: Role): boolean => role !== 'customer'

/** Whether somebody has one of these roles; admins have all. */
export const worksAs = (role: Role, roles: readonly StaffRole[]): boolean =>
  role === 'admin' || roles.some((one) => one === role)

/** The roles that may read any order, besides admins. */
export const ORDER_READERS = ['packer', 'accounts'] as const satisfies readonly StaffRole[]
