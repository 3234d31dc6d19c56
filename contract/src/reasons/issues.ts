import { reason } from './reasons.ts'
import type { PlainReason } from './reason.ts'

/** zod's issues carry a text alone: these are the texts that stand for reasons. */
const known = new Map<string, PlainReason>()

/** The `error` of a schema that fails for this reason. */
export const issue = (why: PlainReason): string => {
  const key = `${why.reason} ${JSON.stringify(why.params)}`
  known.set(key, why)
  return key
}

type Issue = { message: string; path: readonly PropertyKey[] }

/** Why a schema refused its input; zod's own issues are told by what they are about. */
export const reasonOfIssue = ({ message, path }: Issue): PlainReason => {
  const why = known.get(message)
  if (why) return why
  const field = path.map(String).join('.')
  if (field === '') return reason('body_not_object')
  return message.endsWith('received undefined')
    ? reason('field_required', { field })
    : reason('field_invalid', { field })
}
