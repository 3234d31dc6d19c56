import type { StaffOrder } from '@bartan/contract/orders/schema'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'

/** Risk of an order by its phone number's history: refused parcels, new, or known. */
export type Risk = 'refused' | 'new' | 'known'

type Known = Pick<StaffOrder, 'phoneFacts'>
type ToPlace = Pick<StaffOrder, 'pinFacts'>

/** Refusal rate in percent from which a place counts as risky. */
const RISKY_RATE = 20

/** Refusal rate in percent of the last parcels to this place, if it is high. */
export const riskyPlace = ({ pinFacts }: ToPlace): { prefix: string; rate: number } | undefined => {
  if (!pinFacts) return undefined
  const { prefix, delivered, refused } = pinFacts
  const rate = Math.round((refused * 100) / (refused + delivered))
  return rate >= RISKY_RATE ? { prefix, rate } : undefined
}

export const riskOf = ({ phoneFacts }: Known): Risk => {
  if (!phoneFacts) return 'new'
  if (phoneFacts.refused > 0) return 'refused'
  return phoneFacts.delivered > 0 ? 'known' : 'new'
}

/** Rank of each risk; a risky place takes the rank just before. */
const PLACE: Record<Risk, number> = { refused: 1, new: 3, known: 5 }

/** Pause before calling a customer again who wasn't reached. */
const AGAIN_MS = 2 * HOUR_MS

/** Tells whether the customer was tried recently, so that others come first. */
const isTriedJustNow = (
  { confirmation: { state, at } }: Pick<StaffOrder, 'confirmation'>,
  now: number,
): boolean =>
  (state === 'asked' || state === 'unreachable') &&
  at !== undefined &&
  now - Date.parse(at) < AGAIN_MS

/**
 * Sorts customers for calling: phone numbers with refusals, then new ones, then known ones. Within each, risky places
 * come first, then the oldest orders.
 */
export const byRisk = (orders: readonly StaffOrder[], now: number): StaffOrder[] => {
  const place = (order: StaffOrder) =>
    (isTriedJustNow(order, now) ? PLACE.known + 1 : 0) +
    PLACE[riskOf(order)] -
    (riskyPlace(order) ? 1 : 0)
  return orders.toSorted(
    (one, other) => place(one) - place(other) || one.createdAt.localeCompare(other.createdAt),
  )
}
