import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import type { ConflictQuestion } from '#components/ui/conflict-question.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { word } from '#i18n/copy-of.ts'
import { copy } from './copy.ts'

/** Names what somebody else has made of the order, and who it was. */
export const conflictOf = (
  { status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>,
  to: OrderStatus,
): ConflictQuestion => {
  const last = statusHistory.at(-1)
  const change = last
    ? copy('conflict.by', {
        status: word(status),
        name: last.by.name,
        when: formatMoment(last.at),
      })
    : copy('conflict', { status: word(status) })
  return {
    change,
    mine: copy('conflict.mine', { status: word(to) }),
    theirs: copy('conflict.theirs', { status: word(status) }),
  }
}
