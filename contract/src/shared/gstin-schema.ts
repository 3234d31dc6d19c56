import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { isGstin, plainGstin } from './gstin.ts'

/** A form field that may stay empty. */
export const optionalGstinSchema = z
  .string()
  .overwrite(plainGstin)
  .refine((gstin) => gstin === '' || isGstin(gstin), issue('gstin_invalid'))

/** A buyer's GSTIN as typed; its check digit catches typing errors. */
export const gstinSchema = z
  .string({ error: issue('gstin_invalid') })
  .overwrite(plainGstin)
  .refine(isGstin, issue('gstin_invalid'))
  .brand<'Gstin'>()

export const storedGstin = z.string().brand<'Gstin'>()
