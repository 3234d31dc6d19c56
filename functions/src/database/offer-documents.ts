import type { Timestamp } from 'firebase-admin/firestore'
import type { OfferRules } from '@bartan/contract/offers/offer'

/** Money in paise, times as ISO texts. */
export type OfferDocument = OfferRules & {
  /** What its orders come to, cancelled ones left out: their number, and paise. */
  sums?: Partial<Record<'orders' | 'revenue' | 'discount', number>>
  version: number
  createdAt: Timestamp
  /** Until when its code is its own, and it may hold: before all times once it is switched off. */
  heldUntil: Timestamp
  /** Orders may still be placed at the prices of checkouts that name it: it stays, and only lists forget it. */
  deletedAt: Timestamp | null
}

/** `maintenance/offers`: another number after each change of an offer, by which instances hear of it. */
export type OfferBoardDocument = { version: number }
