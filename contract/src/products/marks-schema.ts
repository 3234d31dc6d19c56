import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { oneOf, optionalText } from '../shared/field.ts'
import { headFields } from '../shared/head-schema.ts'
import { GTIN_PATTERN, RESTRICTIONS } from './fields/input-rules.ts'
import { textList } from './text-list-schema.ts'

const nullIfEmpty = (value: unknown): unknown => (value === '' ? null : value)

/** null or an empty text removes the value. */
export const marksInput = {
  gtin: z.preprocess(
    nullIfEmpty,
    z
      .string({ error: issue('field_not_text', { field: 'gtin' }) })
      .trim()
      .regex(GTIN_PATTERN, issue('field_not_of_form', { field: 'gtin', form: '8901234567890' }))
      .nullable(),
  ),
  /** In lower case, because addresses are compared so. */
  handle: z.preprocess(
    nullIfEmpty,
    optionalText('handle', 200)
      .overwrite((handle) => handle.toLowerCase())
      .nullable(),
  ),
  /** An empty list removes them. */
  tags: textList('tags').nullable(),
  seo: z.object(headFields, { error: issue('field_not_object', { field: 'seo' }) }).nullable(),
  restricted: z.preprocess(nullIfEmpty, oneOf('restricted', RESTRICTIONS).nullable()),
}
