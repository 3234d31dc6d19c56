import { stageOf, type Stage } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'

/** Actions from confirmation to delivery. */
export const NEXT_STEPS = ['confirm', 'pack', 'ship', 'deliver'] as const
export type NextStep = (typeof NEXT_STEPS)[number]

const NEXT: Partial<Record<Stage, NextStep>> = {
  toConfirm: 'confirm',
  toPack: 'pack',
  toShip: 'ship',
  onTheWay: 'deliver',
}

/** The next action; undefined for a finished order. */
export const nextStepOf = (
  order: Pick<StaffOrder, 'status' | 'confirmation' | 'packedAt'>,
): NextStep | undefined => NEXT[stageOf(order)]

/** An action with its details. */
export type Step =
  | { id: Exclude<NextStep, 'ship' | 'confirm'> | 'unreachable' | 'decline' }
  | { id: 'confirm'; via?: 'call' | 'whatsapp' }
  | { id: 'ship'; courier: string; awb: string; isOneParcel?: boolean }
