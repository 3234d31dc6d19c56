import { Button } from '#components/ui/button.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { text } from '#i18n/texts.ts'
import { useChangeStatus } from '../api/change-status.ts'
import { statusControlId } from './status-select.tsx'
import type { Order } from '@bartan/contract/orders/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ whiteSpace: 'nowrap' }),
}

/** Not for a cancelled order: nothing of it is on its way. */
export const MarkDelivered = ({ order }: { order: Order }) => {
  const { ask, dialog } = useConflictQuestion()
  const { changeStatus, saving } = useChangeStatus(order, ask)
  const deliver = () => {
    // The change disables the button, so the focus moves to where the new status is shown.
    document.getElementById(statusControlId(order._id))?.focus({ preventScroll: true })
    changeStatus('Delivered')
  }
  return (
    <>
      {order.status !== 'Cancelled' && (
        <Button
          className={styles.root}
          variant="outline"
          size="sm"
          disabled={order.status === 'Delivered'}
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
