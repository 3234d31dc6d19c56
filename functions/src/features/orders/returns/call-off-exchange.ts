import { accountOf, entry, movable } from '@bartan/contract/orders/account'
import { timesPaise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import type { ChangeAuthor } from '#domain/orders/order-history.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/**
 * Cancelling or deleting an order that was sent ahead of the goods that pay for it calls the exchange off: its credit
 * goes back to their order, whose return waits as before. Returns the changed account.
 */
export const callOffExchange = async (
  unit: OrderUnit,
  { document, order }: Pick<StoredOrder, 'document' | 'order'>,
  {
    account,
    by,
    at,
  }: Pick<OrderDocument, 'account'> & { by: ChangeAuthor; at: OrderDocument['createdAt'] },
): Promise<Pick<OrderDocument, 'account'>> => {
  const { exchangeOf } = document
  const first = exchangeOf && (await unit.numbered(exchangeOf))
  const open = first?.document.returns?.at(-1)
  if (!first || open?.state !== 'requested' || open.sentAhead?.number !== order.number) return {}
  const { sentAhead: _sent, ...asked } = open
  const entries = account ?? entriesOf(document)
  const { held, moved } = accountOf(document.status, entries)
  const amount = movable({ held }, moved)
  const others = (first.document.returns ?? []).slice(0, -1)
  unit.update(first, {
    returns: [...others, asked],
    ...withEntries(
      entriesOf(first.document),
      [entry('exchange', amount, { order: order.number })],
      { at, by },
    ),
  })
  return withEntries(
    entries,
    [entry('exchange', timesPaise(amount, -1), { order: first.order.number })],
    { at, by },
  )
}
