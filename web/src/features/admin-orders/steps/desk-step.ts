import { stageOf } from '@bartan/contract/orders/order-process'
import type { Stage } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'

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
export const nextStepOf = (
  order: Pick<StaffOrder, 'status' | 'confirmation' | 'packedAt'>,
): NextStep | undefined => NEXT[stageOf(order)]

/** A step with what is said of it. */
export type Step =
  | { id: Exclude<NextStep, 'ship' | 'confirm'> | 'unreachable' | 'decline' }
  | { id: 'confirm'; via?: 'call' | 'whatsapp' }
  | { id: 'ship'; courier: string; awb: string; isOneParcel?: boolean }
