import { z } from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { isGstin, plainGstin } from '../settings/gstin.ts'

/** A buyer's GSTIN as people type it; its check digit tells slips. */
export const gstinSchema = z
  .string({ error: issue(reason('gstin_invalid')) })
  .overwrite(plainGstin)
  .refine(isGstin, issue(reason('gstin_invalid')))
