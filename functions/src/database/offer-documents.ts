import type { Timestamp } from 'firebase-admin/firestore'
import type { OfferRules } from '@bartan/contract/offers/offer'

/** Money in paise, times as ISO texts. */
export type OfferDocument = OfferRules & {
  /** Its orders, cancelled ones left out: of a sale, those with lines that it has reduced. */
  used: number
  /** What they come to, in paise. */
  sums?: Partial<Record<'revenue' | 'discount', number>>
  version: number
  createdAt: Timestamp
  /** Until when its code is its own, and it may hold: before all times once it is switched off. */
  heldUntil: Timestamp
  /** Orders may still be placed at the prices of checkouts that name it: it stays, and only lists forget it. */
  deletedAt: Timestamp | null
}

/** `maintenance/offers`: another number after each change of an offer, by which instances hear of it. */
export type OfferBoardDocument = { version: number }
