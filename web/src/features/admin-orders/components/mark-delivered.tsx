import { isOpen, ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { Check } from 'lucide-react'
import { Button } from '#components/ui/elements.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { useChangeStatus } from '../api/change-status.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from '../texts.ts'
import { statusControlId } from './status-select.tsx'

const styles = {
  done: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', lg: 'tap.sm' },
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'success',
    whiteSpace: 'nowrap',
  }),
}

type MarkDeliveredProps = {
  order: Order
  /** Whether it is what the order waits for, and nothing beside it does the same. */
  isNext?: boolean
}

/** Button that marks an order delivered, or a note once it is; hidden for a cancelled order. */
export const MarkDelivered = ({ order, isNext = false }: MarkDeliveredProps) => {
  const text = useSpecText()
  const t = useText()
  const { isAtDesk } = usePermissions()
  const { ask, dialog } = useConflictQuestion()
  const { changeStatus, saving } = useChangeStatus(order, ask)
  const deliver = () => {
    // The change removes the button, so the focus moves to the new status.
    document.getElementById(statusControlId(order._id))?.focus({ preventScroll: true })
    changeStatus('Delivered')
  }
  return (
    <>
      {ruleOf(order.status).money === 'booked' && (
        <span className={styles.done}>
          <Check aria-hidden size={16} />
          {order.deliveredAt
            ? t('deliveredOn', { day: formatDate(t.language, order.deliveredAt) })
            : translateValue(t.language, order.status)}
        </span>
      )}
      {isAtDesk && isOpen(order.status) && (
        <Button
          className={css({ whiteSpace: 'nowrap' })}
          variant={isNext ? 'solid' : 'outline'}
          size="sm"
          onClick={deliver}
        >
          {text('markDelivered')}
        </Button>
      )}
      <SaveState saving={saving} />
      {dialog}
    </>
  )
}
