import type { PlainReason, Reason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Current, ErrorCode, FaultyLine } from '@bartan/contract/shared/error-reply'

type Details = {
  /** Dotted field → what is wrong with it. */
  fields?: Record<string, PlainReason>
  /** The cart lines that a 409 is about. */
  lines?: FaultyLine[]
  /** The current value of what the caller's write was based on (changed_meanwhile). */
  current?: Current
  /** The methods that the path has (405). */
  allow?: string
  retryAfterSeconds?: number
  /** For the log only. */
  cause?: unknown
}

/** A failure with a stable code, and a reason that customers may read; its cause is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly reason: Reason
  readonly details: Details

  constructor(code: ErrorCode, why: Reason, details: Details = {}) {
    super(why.message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.reason = why
    this.details = details
  }
}

/** Too many concurrent calls for the same; `cause` is the last attempt's failure. */
export const busy = (cause?: unknown): AppError =>
  new AppError('unavailable', reason('busy'), { cause, retryAfterSeconds: 3 })

/** Whether a failed change may have been committed: it was not refused, but its answer was lost. */
export const mayHaveCommitted = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'unavailable'

/** One invalid field, whose reason is also the reply's. */
export const invalidField = (field: string, why: PlainReason): AppError =>
  new AppError('invalid_input', why, { fields: { [field]: why } })

const mapped = <T>(fields: Record<string, PlainReason>, of: (why: PlainReason) => T) =>
  Object.fromEntries(Object.entries(fields).map(([field, why]) => [field, of(why)]))

/** The reasons of a failure, for the whole and for each invalid field: in English, and by ids. */
export const replyReasons = ({ reason: why, details: { fields } }: AppError) => ({
  ...why,
  ...(fields && {
    fields: mapped(fields, ({ message }) => message),
    fieldReasons: mapped(fields, ({ reason: id, params }) => ({ reason: id, params })),
  }),
})

/** `allow`: the methods that there are, as the header of that name has them. */
export const methodNotAllowed = (method: string, allow: string): AppError =>
  new AppError('method_not_allowed', reason('method_not_possible', { method }), { allow })
