import type { StaffOrder } from '@bartan/contract/orders/schema'
import { nextStepOf } from '../steps/desk-step.ts'
import type { Steps } from '../steps/use-steps.ts'
import type { RowStep } from './row-steps.tsx'
import { useKeys } from './use-keys.ts'

type DeskKeys = {
  orders: readonly StaffOrder[]
  chosen: readonly StaffOrder[]
  steps: Steps
  toggle: (id: string) => void
  step: (id: RowStep, orders: readonly StaffOrder[]) => void
  showKeys: () => void
}

const isTurnOf = (order: StaffOrder, id: RowStep): boolean =>
  nextStepOf(order) === (id === 'unreachable' ? 'confirm' : id)

/** Keyboard shortcuts for actions: on the selected orders, or else on the focused one. */
export const useDeskKeys = ({ orders, chosen, steps, toggle, step, showKeys }: DeskKeys): void => {
  const take = (id: RowStep) => (focused: string) => {
    const meant = chosen.length > 0 ? chosen : orders.filter(({ _id }) => _id === focused)
    const ready = meant.filter((order) => isTurnOf(order, id) && !steps.isBusy(order._id))
    if (ready.length > 0) step(id, ready)
  }
  useKeys({
    onOrder: {
      x: toggle,
      c: take('confirm'),
      n: take('unreachable'),
      p: take('pack'),
      s: take('ship'),
      d: take('deliver'),
    },
    always: {
      '?': showKeys,
      '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
      u: () => steps.last && void steps.undo(steps.last),
    },
  })
}
