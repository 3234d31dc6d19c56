import type { StaffOrder } from '@bartan/contract/orders/schema'

/** How far an order is, for who works on it. */
export const STAGES = [
  'toConfirm',
  'toPack',
  'toShip',
  'onTheWay',
  'delivered',
  'cancelled',
] as const
export type Stage = (typeof STAGES)[number]

const DONE = { Shipped: 'onTheWay', Delivered: 'delivered', Cancelled: 'cancelled' } as const

type Known = Pick<StaffOrder, 'status' | 'confirmation' | 'packedAt'>

export const stageOf = ({ status, confirmation, packedAt }: Known): Stage => {
  if (status !== 'Processing') return DONE[status]
  if (confirmation.state !== 'confirmed') return 'toConfirm'
  return packedAt ? 'toShip' : 'toPack'
}

/** The steps from the press that confirms an order to its delivery. */
export const NEXT_STEPS = ['confirm', 'pack', 'ship', 'deliver'] as const
export type NextStep = (typeof NEXT_STEPS)[number]

const NEXT: Partial<Record<Stage, NextStep>> = {
  toConfirm: 'confirm',
  toPack: 'pack',
  toShip: 'ship',
  onTheWay: 'deliver',
}

/** The one step that comes next; undefined for what is done. */
export const nextStepOf = (order: Known): NextStep | undefined => NEXT[stageOf(order)]

/** A step with what is said of it. */
export type Step =
  | { id: Exclude<NextStep, 'ship'> | 'unreachable' | 'decline' }
  | { id: 'ship'; courier: string; awb: string }
