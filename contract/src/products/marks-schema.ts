import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { oneOf, optionalText } from '../shared/field.ts'
import { headFields } from '../shared/head-schema.ts'
import { textList } from './text-list-schema.ts'
import { GTIN_PATTERN, RESTRICTIONS } from './rules.ts'

const nullIfEmpty = (value: unknown): unknown => (value === '' ? null : value)

/** null or an empty text removes one of these. */
export const marksInput = {
  gtin: z.preprocess(
    nullIfEmpty,
    z
      .string({ error: issue(reason('field_not_text', { field: 'gtin' })) })
      .trim()
      .regex(
        GTIN_PATTERN,
        issue(reason('field_not_of_form', { field: 'gtin', form: '8901234567890' })),
      )
      .nullable(),
  ),
  /** Compared as addresses are: in small letters. */
  handle: z.preprocess(
    nullIfEmpty,
    optionalText('handle', 200)
      .overwrite((handle) => handle.toLowerCase())
      .nullable(),
  ),
  /** An empty list takes them away. */
  tags: textList('tags').nullable(),
  seo: z
    .object(headFields, { error: issue(reason('field_not_object', { field: 'seo' })) })
    .nullable(),
  restricted: z.preprocess(nullIfEmpty, oneOf('restricted', RESTRICTIONS).nullable()),
}
