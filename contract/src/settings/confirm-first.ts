import type { Rupees } from '../shared/money.ts'
import type { ConfirmFirst } from './settings.ts'

/** Reasons why an order must be confirmed before it is packed. */
export const CONFIRM_FIRST = ['amount', 'refusals'] as const
export type ConfirmFirstReason = (typeof CONFIRM_FIRST)[number]

/** By the shop's rule; undefined if it may be packed at once. `refused`: orders that its phone refused. */
export const confirmFirstReason = (
  { above, refusals }: ConfirmFirst,
  { totalPrice, refused }: { totalPrice: Rupees; refused: number },
): ConfirmFirstReason | undefined => {
  if (refusals !== undefined && refused >= refusals) return 'refusals'
  return above !== undefined && totalPrice > above ? 'amount' : undefined
}
