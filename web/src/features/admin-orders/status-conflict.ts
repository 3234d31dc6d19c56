import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatMoment } from '#components/ui/format-moment.ts'
import type { ConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { translateValue } from '#i18n/translate.ts'
import { textIn } from './texts.ts'

/** Describes another user's change of the order, with that user's name. */
export const conflictOf = (
  language: Language,
  { status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>,
  to: OrderStatus,
): ConflictQuestion => {
  const last = statusHistory.at(-1)
  const change = last
    ? textIn(language, 'conflict.by', {
        status: translateValue(language, status),
        name: last.by.name,
        when: formatMoment(language, last.at),
      })
    : textIn(language, 'conflict', { status: translateValue(language, status) })
  return {
    change,
    mine: textIn(language, 'conflict.mine', { status: translateValue(language, to) }),
    theirs: textIn(language, 'conflict.theirs', { status: translateValue(language, status) }),
  }
}
