import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import type { Step } from '../steps/desk-step.ts'
import type { Steps } from '../steps/use-steps.ts'
import type { RowStep } from './row-steps.tsx'

type Asked = Record<'ship' | 'confirm', readonly StaffOrder[]>

const NONE_ASKED: Asked = { ship: [], confirm: [] }

/** Takes actions, some of which ask for details first. After a failure, orders stay chosen and asked about. */
export const useStepDialogs = (steps: Steps, clearChosen: () => void) => {
  const [asked, setAsked] = useState(NONE_ASKED)
  const orders = [...asked.ship, ...asked.confirm]

  const take = async (targets: readonly StaffOrder[], details: Step): Promise<void> => {
    if (!(await steps.take(targets, details))) return
    if (targets.length > 1 || details.id === 'ship') clearChosen()
    // It may have been closed meanwhile, and another one opened.
    setAsked((now) => (now === asked ? NONE_ASKED : now))
  }

  const step = (id: RowStep, targets: readonly StaffOrder[]): void => {
    if (id === 'ship') setAsked({ ...NONE_ASKED, ship: targets })
    else if (id === 'confirm' && targets.length > 1) setAsked({ ...NONE_ASKED, confirm: targets })
    else void take(targets, { id })
  }

  return {
    step,
    asked,
    isBusy: orders.some(({ _id }) => steps.isBusy(_id)),
    answer: (details: Step) => void take(orders, details),
    close: () => setAsked(NONE_ASKED),
  }
}
