import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useEffect } from 'react'
import { Button } from '#components/ui/elements.tsx'
import { DialogActions, TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { nextStepOf } from '../steps/desk-step.ts'
import type { Steps } from '../steps/use-steps.ts'
import type { RowStep } from './row-steps.tsx'

const styles = {
  list: grid({
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    my: '4',
  }),
  key: css({
    px: '2',
    minW: '8',
    textAlign: 'center',
    fontSize: 'sm',
    fontWeight: 'semibold',
    bg: 'sand',
    borderRadius: 'sm',
    justifySelf: 'start',
  }),
}

const KEYS = ['j', 'k', 'x', 'Enter', 'c', 'n', 'p', 's', 'd', 'u', '/', '?'] as const

export const KeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  return (
    <TitledDialog isOpen={isOpen} onClose={onClose} title={t('keys')} size="small">
      <dl className={styles.list}>
        {KEYS.map((key) => [
          <dt className={styles.key} key={key}>
            {key}
          </dt>,
          <dd key={`${key} does`}>{t(`key.${key}`)}</dd>,
        ])}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </TitledDialog>
  )
}

/** Shortcuts of the list; those in `onOrder` get the focused order's id. */
type KeyActions = {
  onOrder: Readonly<Record<string, (id: string) => void>>
  always: Readonly<Record<string, () => void>>
}

const ROW = '[data-order]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || target.isContentEditable) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox')

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)]

const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? undefined

/** Moves the focus to the link of the next or previous row. */
const move = (by: 1 | -1) => {
  const all = rows()
  const current = currentRow()
  const at = current ? all.indexOf(current) + by : 0
  const row = all[Math.min(Math.max(at, 0), all.length - 1)]
  row?.querySelector<HTMLElement>('a')?.focus()
  row?.scrollIntoView?.({ block: 'nearest' })
}

/** Handles j and k for moving, and letters for actions; Enter opens the focused link. */
const useKeys = ({ onOrder, always }: KeyActions): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || isTyping(target)) return
      if (document.querySelector('dialog[open]')) return
      if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1)
      else if (always[key]) always[key]()
      else {
        const id = currentRow()?.dataset['order']
        if (!id || !onOrder[key]) return
        onOrder[key](id)
      }
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

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
