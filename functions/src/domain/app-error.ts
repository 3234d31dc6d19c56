import type { Current, ErrorCode, FaultyLine } from '@bartan/contract/shared/error-reply'

type Details = {
  /** Dotted field → its message. */
  fields?: Record<string, string>
  /** The cart lines that a 409 is about. */
  lines?: FaultyLine[]
  /** The present value of what the caller's write was based on (changed_meanwhile). */
  current?: Current
  /** The methods that the path does have (405). */
  allow?: string
  retryAfterSeconds?: number
  /** For the log alone. */
  cause?: unknown
}

/** A failure with a stable code and a message fit for the customer; its cause is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Too many want the same thing at once; `cause` is the last attempt's failure. */
export const busy = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The shop is busy. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 3,
  })

/** One field is wrong: its message is also the reply's message. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { fields: { [field]: message } })
