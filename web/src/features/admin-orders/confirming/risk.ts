import type { StaffOrder } from '@bartan/contract/orders/schema'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'

/** What the shop knows of an order's phone, in three words that anybody can check. */
export type Risk = 'refused' | 'new' | 'known'

type Known = Pick<StaffOrder, 'phoneFacts'>
type ToPlace = Pick<StaffOrder, 'pinFacts'>

/** From this share on, in per cent, a place is worth a word. */
const RISKY_RATE = 20

/** How many per cent of the last parcels to this place were refused, if that is many. */
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

/** A risky place ranks in between. */
const PLACE: Record<Risk, number> = { refused: 1, new: 3, known: 5 }

/** Who was not reached is tried again after so long. */
const AGAIN_MS = 2 * HOUR_MS

/** Whether the customer was tried just now, so that others come first. */
const isTriedJustNow = (
  { confirmation: { state, at } }: Pick<StaffOrder, 'confirmation'>,
  now: number,
): boolean =>
  (state === 'asked' || state === 'unreachable') &&
  at !== undefined &&
  now - Date.parse(at) < AGAIN_MS

/**
 * The order in which customers are called: phones with refusals, new ones, known ones; of each those of a risky place
 * before the others, and the oldest first.
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
