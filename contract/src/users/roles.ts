/** Spec §3; a packer works at the desk of orders, and nowhere else (contract §15). */
export const ROLES = ['customer', 'admin', 'packer'] as const
export type Role = (typeof ROLES)[number]

/** Who works at the desk: any order is theirs to read. */
export const isStaff = (role: Role): boolean => role === 'admin' || role === 'packer'
