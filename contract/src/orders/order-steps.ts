import type { MessageKind } from '../messages/message-rules.ts'
import type { Role } from '../shared/roles.ts'
import type { CancelReason } from './desk-rules.ts'
import {
  ORDER_STATUSES,
  isKnownStatus,
  ruleOf,
  statusesAfter,
  type OrderStatus,
  type StatusDetail,
} from './order-process.ts'

/** A change of an order's status: the roles that may make it, its details, and its effects. */
export type OrderStep = {
  from: OrderStatus
  to: OrderStatus
  roles: Role[]
  asks: readonly StatusDetail[]
  stock: 'take' | 'return' | 'stay'
  document: 'sale' | 'credit' | 'none'
  message: MessageKind | null
}

/**
 * Admins set any status (spec §4), packers the usual next one (contract §15), and customers cancel while the order can
 * still change.
 */
const rolesFor = (from: OrderStatus, to: OrderStatus): Role[] => {
  if (!isKnownStatus(from)) return []
  const roles: Role[] = ['admin']
  if (statusesAfter(from).includes(to)) roles.push('packer')
  if (ruleOf(from).editable && !ruleOf(to).sold) roles.push('customer')
  return roles
}

/**
 * What happens to the units of an order that gets this status. It depends on where they are, not on the previous
 * status, so that they can't move twice.
 */
export const stockEffect = (before: 'taken' | 'returned', to: OrderStatus): OrderStep['stock'] => {
  const { stock } = ruleOf(to)
  if (before === stock) return 'stay'
  return stock === 'taken' ? 'take' : 'return'
}

/**
 * Whether a parcel refused at the door is on its way back. Its units return to stock once it is received (contract
 * §17).
 */
export const isReturning = (
  from: OrderStatus,
  to: OrderStatus,
  why: CancelReason | undefined,
): boolean => ruleOf(from).refusable && ruleOf(to).stock === 'returned' && why === 'refused'

/** Whether the order becomes sold, or is no longer; the use of its code follows from that. */
export const soldEffect = (from: OrderStatus, to: OrderStatus): OrderStep['stock'] => {
  if (ruleOf(from).sold === ruleOf(to).sold) return 'stay'
  return ruleOf(to).sold ? 'take' : 'return'
}

const stepBetween = (from: OrderStatus, to: OrderStatus): OrderStep => {
  const { asks, document, message } = ruleOf(to)
  return {
    from,
    to,
    roles: rolesFor(from, to),
    asks,
    stock: stockEffect(ruleOf(from).stock, to),
    document,
    message,
  }
}

export const ORDER_STEPS: readonly OrderStep[] = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => to !== from).map((to) => stepBetween(from, to)),
)

/** Whether a role may change an order from one status to another. */
export const mayStep = (role: Role, from: OrderStatus, to: OrderStatus): boolean =>
  from !== to && rolesFor(from, to).includes(role)

/** Values noted with a step that other sums depend on, and the roles that may correct them. */
export const ORDER_CORRECTIONS = {
  /** What was noted as collected at the door. */
  collected: ['admin'],
  cancelReason: ['admin'],
} as const satisfies Record<string, readonly Role[]>

export type OrderCorrection = keyof typeof ORDER_CORRECTIONS

export const mayCorrect = (role: Role, what: OrderCorrection): boolean => {
  const roles: readonly Role[] = ORDER_CORRECTIONS[what]
  return roles.includes(role)
}

/** Whether a role may have the customer's link, which can cancel the order. */
export const mayHaveLink = (role: Role): boolean => mayStep(role, 'Processing', 'Cancelled')

type Sent = { status: OrderStatus; shipment?: { courier: string } | undefined }

/**
 * Whether the shop delivers the order itself: it left without a courier, or hasn't left and the shop has no courier.
 */
export const deliversItself = (
  { status, shipment }: Sent,
  couriers: readonly { name: string }[] = [],
): boolean => {
  if (shipment) return shipment.courier === ''
  return ruleOf(status).leftShop || couriers.length === 0
}
