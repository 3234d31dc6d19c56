import type { Role } from '../users/roles.ts'
import type { OrderStatus } from './rules.ts'

type OrderStep = { from: OrderStatus; to: OrderStatus; roles: readonly Role[] }

/**
 * Every step from one status to another, and who may take it (contract §15). Customers: of their own orders. A packer
 * brings an order forward to its delivery; what takes something back, or cancels, is an admin's.
 */
const ORDER_STEPS: readonly OrderStep[] = [
  { from: 'Processing', to: 'Shipped', roles: ['admin', 'packer'] },
  { from: 'Processing', to: 'Delivered', roles: ['admin', 'packer'] },
  { from: 'Processing', to: 'Cancelled', roles: ['admin', 'customer'] },
  { from: 'Shipped', to: 'Processing', roles: ['admin'] },
  { from: 'Shipped', to: 'Delivered', roles: ['admin', 'packer'] },
  { from: 'Shipped', to: 'Cancelled', roles: ['admin'] },
  { from: 'Delivered', to: 'Processing', roles: ['admin'] },
  { from: 'Delivered', to: 'Shipped', roles: ['admin'] },
  { from: 'Delivered', to: 'Cancelled', roles: ['admin'] },
  { from: 'Cancelled', to: 'Processing', roles: ['admin'] },
  { from: 'Cancelled', to: 'Shipped', roles: ['admin'] },
  { from: 'Cancelled', to: 'Delivered', roles: ['admin'] },
]

/** Whether a role may take an order from one status to another. */
export const mayStep = (role: Role, from: OrderStatus, to: OrderStatus): boolean =>
  ORDER_STEPS.some((step) => step.from === from && step.to === to && step.roles.includes(role))

/** What has been noted with a step and is counted on afterwards, and who may put it right. */
export const ORDER_CORRECTIONS = {
  /** What was collected at the door, once it is noted. */
  collected: ['admin'],
  /** Who owes the cash of a parcel that is delivered. */
  courier: ['admin'],
  /** Why an order is cancelled. */
  cancelReason: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type OrderCorrection = keyof typeof ORDER_CORRECTIONS

export const mayCorrect = (role: Role, what: OrderCorrection): boolean => {
  const roles: readonly Role[] = ORDER_CORRECTIONS[what]
  return roles.includes(role)
}

/** Whether a role may have the link by which a customer confirms or cancels: whoever has it can cancel by it. */
export const mayHaveLink = (role: Role): boolean => mayStep(role, 'Processing', 'Cancelled')
