import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { mayCorrect, mayStep, type OrderCorrection } from '@bartan/contract/orders/order-steps'
import { worksAs } from '@bartan/contract/shared/roles'
import { useUser } from '#lib/session/session.ts'
import type { Step } from './desk-step.ts'

/** Statuses between which an action is undone; other actions don't change the status. */
const WAY_BACK: Partial<Record<Step['id'], readonly [from: OrderStatus, to: OrderStatus]>> = {
  ship: ['Shipped', 'Processing'],
  deliver: ['Delivered', 'Shipped'],
  decline: ['Cancelled', 'Processing'],
}

/** What the signed-in role may do with orders; the server refuses the rest. */
export const usePermissions = () => {
  const role = useUser()?.role ?? 'customer'
  return {
    /** Whether the role may do the actions up to delivery; accountants only read. */
    isAtDesk: worksAs(role, ['packer']),
    paysBack: worksAs(role, ['accounts']),
    step: (from: OrderStatus, to: OrderStatus): boolean => mayStep(role, from, to),
    correct: (what: OrderCorrection): boolean => mayCorrect(role, what),
    takeBack: ({ id }: Pick<Step, 'id'>): boolean => {
      const back = WAY_BACK[id]
      return !back || mayStep(role, ...back)
    },
  }
}
