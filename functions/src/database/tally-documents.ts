import type { Timestamp } from 'firebase-admin/firestore'
import type { ActorDocument } from './order-documents.ts'

/** Named by a day: what couriers had to collect of parcels that left on it, what they collected on it and handed over. */
export type CashDayDocument = {
  /** By the courier's key. Paise. */
  couriers?: Record<string, { toCollect?: number; collected?: number; byUpi?: number }>
  /** Oldest first. */
  handovers?: HandoverDocument[]
}

export type HandoverDocument = {
  id: string
  courier: string
  /** Paise. */
  amount: number
  reference?: string
  at: Timestamp
  by: ActorDocument
}

type ParcelCounts = { delivered?: number; refused?: number }

/** Named by a month: what became of the parcels that left in it. */
export type ParcelMonthDocument = {
  all?: ParcelCounts
  pins?: Record<string, ParcelCounts>
  products?: Record<string, ParcelCounts>
}
