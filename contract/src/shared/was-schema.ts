import * as z from 'zod'
import { issue, issueOf } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'

/** Values that a form was opened with, by field; null for a missing one (contract §10). */
export const was = z
  .record(z.string(), z.unknown(), { error: issue('field_not_object', { field: 'was' }) })
  .meta({
    description:
      'By field, the value that the change is based on; if one is another by now: changed_meanwhile',
  })

/** One for each field of `was` that the change doesn't name. */
export const wasIssues = ({
  was: opened = {},
  ...said
}: {
  was?: Record<string, unknown> | undefined
}) =>
  Object.keys(opened)
    .filter((field) => !Object.hasOwn(said, field))
    .map((field) => ({
      code: 'custom' as const,
      message: issueOf(reason('was_not_in_change', { field })),
      path: [`was.${field}`],
      input: undefined,
    }))
