import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import type { Step } from '../steps/desk-step.ts'
import type { Steps } from '../steps/use-steps.ts'
import type { RowStep } from './row-steps.tsx'

type Asked = Record<'ship' | 'confirm', readonly StaffOrder[]>

const NONE_ASKED: Asked = { ship: [], confirm: [] }

/** Takes actions, some of which ask for details first. After a failure, orders stay chosen and asked about. */
export const useAskedSteps = (steps: Steps, clearChosen: () => void) => {
  const [asked, setAsked] = useState(NONE_ASKED)
  const orders = [...asked.ship, ...asked.confirm]

  const take = async (meant: readonly StaffOrder[], said: Step): Promise<void> => {
    if (!(await steps.take(meant, said))) return
    if (meant.length > 1 || said.id === 'ship') clearChosen()
    // It may have been closed meanwhile, and another one opened.
    setAsked((now) => (now === asked ? NONE_ASKED : now))
  }

  const step = (id: RowStep, meant: readonly StaffOrder[]): void => {
    if (id === 'ship') setAsked({ ...NONE_ASKED, ship: meant })
    else if (id === 'confirm' && meant.length > 1) setAsked({ ...NONE_ASKED, confirm: meant })
    else void take(meant, { id })
  }

  return {
    step,
    asked,
    isBusy: orders.some(({ _id }) => steps.isBusy(_id)),
    answer: (said: Step) => void take(orders, said),
    close: () => setAsked(NONE_ASKED),
  }
}
