import type { OfferRules } from '@bartan/contract/offers/offer'
import type { Timestamp } from 'firebase-admin/firestore'

/** Money in paise, times as ISO texts. */
export type OfferDocument = OfferRules & {
  /** Number of its orders without cancelled ones; of a sale, orders with reduced lines. */
  used: number
  /** The sums of those orders, in paise. */
  sums?: Partial<Record<'revenue' | 'discount', number>>
  version: number
  createdAt: Timestamp
  /** Until when its code is reserved and it may apply: before all times once switched off. */
  heldUntil: Timestamp
  /** Checkouts that name it may still become orders, so the document stays and only lists omit it. */
  deletedAt: Timestamp | null
}

/** `maintenance/offers`: changes with every change of an offer, which tells instances. */
export type OfferBoardDocument = { version: number }
