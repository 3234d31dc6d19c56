import type { PlainReason, Shown } from './reason.ts'
import { reason, type REASONS } from './reasons.ts'

/** Beginning of an issue's text that holds one of our reasons. */
const BEGINNING = '{"reason":'

/**
 * The `error` of a schema that fails for this reason. zod's issues carry only a text, so the reason is encoded in it: a
 * table of reasons by text would grow with callers' input.
 */
export const issueOf = ({ reason: id, params, message }: PlainReason): string =>
  JSON.stringify({ reason: id, params, message })

/** The same of a reason by its id and what its text shows. */
export const issue = <Id extends keyof typeof REASONS>(
  id: Id,
  ...shown: Shown<(typeof REASONS)[Id]>
): string => issueOf(reason(id, ...shown))

type Issue = { message: string; path: readonly PropertyKey[] }

/** The reason of an issue; zod's own issues get one by their path. */
export const reasonOfIssue = ({ message, path }: Issue): PlainReason => {
  if (message.startsWith(BEGINNING)) return JSON.parse(message) as PlainReason
  const field = path.map(String).join('.')
  if (field === '') return reason('body_not_object')
  return message.endsWith('received undefined')
    ? reason('field_required', { field })
    : reason('field_invalid', { field })
}
