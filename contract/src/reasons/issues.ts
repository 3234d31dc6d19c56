import { reason } from './reasons.ts'
import type { PlainReason } from './reason.ts'

/** How the text of an issue begins that stands for a reason of ours. */
const BEGINNING = '{"reason":'

/**
 * The `error` of a schema that fails for this reason. zod's issues carry a text alone, so the reason is written into it;
 * a table of reasons by text would grow with whatever callers send.
 */
export const issue = ({ reason: id, params, message }: PlainReason): string =>
  JSON.stringify({ reason: id, params, message })

type Issue = { message: string; path: readonly PropertyKey[] }

/** Why a schema refused its input; zod's own issues are told by what they are about. */
export const reasonOfIssue = ({ message, path }: Issue): PlainReason => {
  if (message.startsWith(BEGINNING)) return JSON.parse(message) as PlainReason
  const field = path.map(String).join('.')
  if (field === '') return reason('body_not_object')
  return message.endsWith('received undefined')
    ? reason('field_required', { field })
    : reason('field_invalid', { field })
}
