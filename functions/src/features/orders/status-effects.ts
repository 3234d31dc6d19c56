import type { OrderStatus } from '@bartan/contract/order'

type Before = { status: OrderStatus; stock: 'taken' | 'returned' }

export type StatusEffects = {
  /** Cash on delivery: it is paid when, and as long as, it is delivered. */
  isDelivered: boolean
  isPaid: boolean
  /** What becomes of the order's units. */
  units: 'stay' | 'return' | 'take'
}

/**
 * What a change of status brings about (contract §6); undefined where nothing changes. Any status may follow any
 * other (spec §4). Units move by where they are, not by the status alone, so that they can't move twice.
 */
export const statusEffects = (before: Before, to: OrderStatus): StatusEffects | undefined => {
  if (before.status === to) return undefined
  const isDelivered = to === 'Delivered'
  return { isDelivered, isPaid: isDelivered, units: unitsAfter(before, to) }
}

const unitsAfter = ({ stock }: Before, to: OrderStatus): StatusEffects['units'] => {
  if (to === 'Cancelled') return stock === 'taken' ? 'return' : 'stay'
  return stock === 'returned' ? 'take' : 'stay'
}

/** What was delivered is with the customer; of a cancelled order the units are back already. */
export const returnsOnDeletion = ({ status, stock }: Before): boolean =>
  stock === 'taken' && (status === 'Processing' || status === 'Shipped')
