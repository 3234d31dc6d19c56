import type { Timestamp } from 'firebase-admin/firestore'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'

/** Named by day and a number: what visitors' browsers measured. A day has a few, so that none is written too often. */
export type VitalsDocument = {
  day: string
  /** How many values fell into which bucket (features/vitals/histogram.ts). */
  measured: Partial<Record<PageKind, Partial<Record<VitalMetric, Record<string, number>>>>>
  /** TTL policy. */
  expiresAt: Timestamp
}
