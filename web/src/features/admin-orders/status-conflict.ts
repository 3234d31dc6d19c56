import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { ConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { t } from './texts.ts'

/** Names what somebody else has made of the order, and who it was. */
export const conflictOf = (
  { status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>,
  to: OrderStatus,
): ConflictQuestion => {
  const last = statusHistory.at(-1)
  const change = last
    ? t('conflict.by', {
        status: translateValue(status),
        name: last.by.name,
        when: formatMoment(last.at),
      })
    : t('conflict', { status: translateValue(status) })
  return {
    change,
    mine: t('conflict.mine', { status: translateValue(to) }),
    theirs: t('conflict.theirs', { status: translateValue(status) }),
  }
}
