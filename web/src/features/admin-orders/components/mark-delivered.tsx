import { Check } from 'lucide-react'
import { isOpen, ruleOf } from '@bartan/contract/orders/order-process'
import { Button } from '#components/ui/button.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { useSpecText } from '#i18n/texts.ts'
import { translateValue } from '#i18n/translate.ts'
import { useText } from '../texts.ts'
import { useChangeStatus } from '../api/change-status.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { statusControlId } from './status-select.tsx'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const styles = {
  root: css({ whiteSpace: 'nowrap' }),
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

/** Says so once the order is delivered; shows nothing for a cancelled one. */
export const MarkDelivered = ({ order }: { order: Order }) => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  const { isAtDesk } = usePermissions()
  const { ask, dialog } = useConflictQuestion()
  const { changeStatus, saving } = useChangeStatus(order, ask)
  const deliver = () => {
    // The change takes the button away, so the focus moves to where the new status is shown.
    document.getElementById(statusControlId(order._id))?.focus({ preventScroll: true })
    changeStatus('Delivered')
  }
  return (
    <>
      {ruleOf(order.status).money === 'booked' && (
        <span className={styles.done}>
          <Check aria-hidden size={16} />
          {order.deliveredAt
            ? t('deliveredOn', { day: formatDate(language, order.deliveredAt) })
            : translateValue(language, order.status)}
        </span>
      )}
      {isAtDesk && isOpen(order.status) && (
        <Button className={styles.root} variant="outline" size="sm" onClick={deliver}>
          {text('markDelivered')}
        </Button>
      )}
      <SaveState saving={saving} />
      {dialog}
    </>
  )
}
