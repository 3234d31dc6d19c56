import { unitsAskedBack } from '@bartan/contract/orders/return-rules'
import type { OrderDocument, OrderLineDocument } from '#database/documents.ts'

/** The lines without the units that were already returned: what the order's further stock moves are about. */
export const heldLines = ({
  lines,
  returns = [],
}: Pick<OrderDocument, 'lines' | 'returns'>): OrderLineDocument[] => {
  const accepted = returns.filter(({ state }) => state === 'accepted')
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsAskedBack(line, accepted) }))
    .filter(({ quantity }) => quantity > 0)
}
