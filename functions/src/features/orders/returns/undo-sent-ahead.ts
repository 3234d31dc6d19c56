import { NO_MONEY, paise, subtractPaise, sumPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/**
 * Adjusts a replacement order that was sent ahead of the returned goods, when its total falls: it is changed, cancelled
 * or deleted before they arrive. Nobody has paid for it yet. The excess goes back to the return, to be refunded once
 * they arrive. Returns the changed fields of the order.
 */
export const undoSentAhead = async (
  unit: OrderUnit,
  { document, order }: Pick<StoredOrder, 'document' | 'order'>,
  totalAfter: Paise = NO_MONEY,
): Promise<Pick<OrderDocument, 'advances' | 'advanced'>> => {
  const { exchangeOf, advances = [], advanced = NO_MONEY } = document
  const first = exchangeOf && (await unit.numbered(exchangeOf))
  const open = first?.document.returns?.at(-1)
  if (!first || open?.state !== 'requested' || open.sentAhead?.number !== order.number) return {}
  const { sentAhead, ...asked } = open
  const amount = paise(Math.min(sentAhead.amount, totalAfter))
  if (amount === sentAhead.amount) return {}
  const left = amount > 0 && { sentAhead: { ...sentAhead, amount } }
  const others = (first.document.returns ?? []).slice(0, -1)
  unit.update(first, { returns: [...others, { ...asked, ...left }] })
  return {
    advances: advances.flatMap((one) => {
      if (one.via !== 'exchange') return one
      return amount > 0 ? { ...one, amount } : []
    }),
    advanced: sumPaise([subtractPaise(advanced, sentAhead.amount), amount]),
  }
}
