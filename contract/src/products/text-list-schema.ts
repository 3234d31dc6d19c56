import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { orMissing } from './price/price-schema.ts'

/** A list of texts, or one comma-separated text as in the product forms; trimmed, without duplicates. */
export const textList = (field: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z
      .array(
        z
          .string({ error: issue('field_not_texts', { field }) })
          .trim()
          .max(60, issue('field_not_short', { field })),
        { error: orMissing(field, reason('field_not_list_of_texts', { field })) },
      )
      .max(50, issue('field_too_many_entries', { field, max: 50 }))
      .transform((values) => [...new Set(values.filter((value) => value !== ''))]),
  )
