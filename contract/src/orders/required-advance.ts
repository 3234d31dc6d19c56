import type { AskAdvance } from '../settings/settings.ts'
import { rupees, type Rupees } from '../shared/money.ts'
import { isOpen, type OrderStatus } from './order-process.ts'

type Known = { delivered: number; refused: number }
type Asked = {
  status: OrderStatus
  totalPrice: Rupees
  toCollect: Rupees
  advances?: readonly { amount: Rupees }[] | undefined
}

/**
 * The advance that the shop's rule asks for: of a phone that has refused parcels, or of a new one for a large order.
 * Undefined if none is asked, or something was paid.
 */
export const requiredAdvance = (
  { amount, above, refusals }: AskAdvance,
  { status, totalPrice, toCollect, advances = [] }: Asked,
  { delivered, refused }: Known,
): Rupees | undefined => {
  if (!isOpen(status) || amount === undefined || amount <= 0 || toCollect <= 0) return undefined
  if (advances.length > 0) return undefined
  const hasRefused = refusals !== undefined && refused >= refusals
  const isNew = above !== undefined && delivered === 0 && totalPrice > above
  return hasRefused || isNew ? rupees(Math.min(amount, toCollect)) : undefined
}
