import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { STATUS_TONES, StatusBadge } from '#components/commerce/shown-status.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { SaveState } from '#components/ui/form/save-state.tsx'
import { useConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { translateValue } from '#i18n/translate.ts'
import { cva } from '#styled-system/css'
import { useChangeStatus } from '../api/change-status.ts'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from '../texts.ts'

const select = cva({
  base: { fontWeight: 'semibold', borderColor: 'line' },
  variants: {
    tone: {
      info: { bgColor: 'teal.tint' },
      warning: { bgColor: 'warning.tint' },
      success: { bgColor: 'success.tint' },
      danger: { bgColor: 'danger.tint' },
    },
  },
})

/** Id of the control that shows and changes an order's status; one per page. */
export const statusControlId = (orderId: string) => `status-${orderId}`

/**
 * Changes any status to any other (spec §4), within the role's permissions; shows only the status if there is no
 * choice.
 */
export const StatusSelect = ({ order }: { order: Order }) => {
  const t = useText()
  const { ask, dialog } = useConflictQuestion()
  const { changeStatus, saving } = useChangeStatus(order, ask)
  const may = usePermissions()
  const offered = ORDER_STATUSES.filter(
    (status) => status === order.status || may.step(order.status, status),
  )
  return (
    <>
      {offered.length > 1 ? (
        <OptionSelect
          isInRow
          id={statusControlId(order._id)}
          aria-label={t('statusOf', { id: order.number })}
          value={order.status}
          options={offered.map((status) => [status, translateValue(t.language, status)] as const)}
          className={select({ tone: STATUS_TONES[order.status] })}
          onPick={changeStatus}
        />
      ) : (
        <StatusBadge status={order.status} />
      )}
      <SaveState saving={saving} />
      {dialog}
    </>
  )
}
