import type { Timestamp } from 'firebase-admin/firestore'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import type { Phone } from '@bartan/contract/users/rules'

/** Named by its number. */
export type GrievanceDocument = {
  orderNumber?: string
  name: string
  phone: Phone
  text: string
  state: GrievanceState
  createdAt: Timestamp
  acknowledgedAt: Timestamp | null
  resolvedAt: Timestamp | null
  answer: string | null
}
