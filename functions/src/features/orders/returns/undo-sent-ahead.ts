import { NO_MONEY, subtractPaise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/**
 * An order that was sent ahead of the goods that it is exchanged for, and is cancelled or deleted before these are here: nobody
 * has paid for it yet. Their return is as it was before, to be paid back once they are. What of the order changes with it.
 */
export const undoSentAhead = async (
  unit: OrderUnit,
  { document, order }: Pick<StoredOrder, 'document' | 'order'>,
): Promise<Pick<OrderDocument, 'advances' | 'advanced'>> => {
  const { exchangeOf, advances = [], advanced = NO_MONEY } = document
  const first = exchangeOf && (await unit.numbered(exchangeOf))
  const open = first?.document.returns?.at(-1)
  if (!first || open?.state !== 'requested' || open.sentAhead?.number !== order.number) return {}
  const { sentAhead, ...asked } = open
  const others = (first.document.returns ?? []).slice(0, -1)
  unit.update(first, { returns: [...others, asked] })
  return {
    advances: advances.filter(({ via }) => via !== 'exchange'),
    advanced: subtractPaise(advanced, sentAhead.amount),
  }
}
