import type { StaffOrder } from '@bartan/contract/orders/schema'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../desk-texts.ts'
import { PrintMenu } from '../print/print-menu.tsx'
import { NEXT_STEPS, nextStepOf, type NextStep } from '../steps/desk-step.ts'

const styles = {
  root: wrap({
    position: 'sticky',
    bottom: '0',
    zIndex: 'header',
    align: 'center',
    gap: '2',
    mx: { base: '-4', md: '0' },
    mt: '4',
    px: '3',
    pt: '2',
    pb: 'max(8px, env(safe-area-inset-bottom))',
    bg: 'paper',
    borderTopWidth: '1px',
    borderRadius: { md: 'lg' },
    boxShadow: 'up',
  }),
  count: css({ flex: '1', fontSize: 'sm', fontWeight: 'semibold' }),
}

type SelectionBarProps = {
  chosen: readonly StaffOrder[]
  isBusy: boolean
  onStep: (step: NextStep, orders: readonly StaffOrder[]) => void
  onClear: () => void
  /** The undo bar above this one; the menu of this bar is above both. */
  children: ReactNode
}

/** Bulk actions for the selected orders; each applies to the orders that wait for it. */
export const SelectionBar = ({ chosen, isBusy, onStep, onClear, children }: SelectionBarProps) => {
  const t = useText()
  return (
    <section className={styles.root} aria-label={t('chosen', { count: chosen.length })}>
      {children}
      <IconButton aria-label={t('clearChosen')} onClick={onClear}>
        <X aria-hidden size={20} />
      </IconButton>
      <span className={styles.count} aria-live="polite">
        {t('chosen', { count: chosen.length })}
      </span>
      <PrintMenu ids={chosen.map(({ _id }) => _id)} side="above" />
      {NEXT_STEPS.map((step) => {
        const orders = chosen.filter((order) => nextStepOf(order) === step)
        return (
          orders.length > 0 && (
            <Button key={step} disabled={isBusy} onClick={() => onStep(step, orders)}>
              {t(`steps.${step}`, { count: orders.length })}
            </Button>
          )
        )
      })}
    </section>
  )
}
