import { reason } from '@bartan/contract/reasons/reasons'
import { ERROR_STATUS } from '@bartan/contract/shared/error-reply'
import type { ErrorReply } from '@bartan/contract/shared/error-reply'
import { AppError, replyReasons } from '#domain/app-error.ts'
import { brokenOff } from '#http/limits/body-limit.ts'

/** gRPC codes of Firestore (grpc.io/docs/guides/status-codes). */
const ABORTED = 10
const UNREACHABLE = new Set([4, 8, 14])

const grpcCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined

/** Errors that Express itself raises for a path or a header that it can't read. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 400

/** Express's word for a caller who hung up before the answer. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNABORTED'

const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const code = grpcCodeOf(error)
  if (code === ABORTED)
    return new AppError('conflict', reason('changed_by_another'), {
      cause: error,
      retryAfterSeconds: 1,
    })
  if (code !== undefined && UNREACHABLE.has(code))
    return new AppError('unavailable', reason('busy'), {
      cause: error,
      retryAfterSeconds: 5,
    })
  if (isHungUp(error)) return brokenOff(error)
  if (isBadRequest(error)) return new AppError('invalid_input', reason('request_malformed'))
  return new AppError('internal', reason('unexpected'), { cause: error })
}

type Reply = {
  status: number
  headers: Record<string, string>
  body: Omit<ErrorReply, 'requestId'>
  /** Details for the log beyond the reply. */
  cause: unknown
}

/** The one place that translates failures into replies. Anything but an AppError reveals nothing to the caller. */
export const errorReply = (error: unknown): Reply => {
  const failure = asAppError(error)
  const { code, details, cause } = failure
  const headers: Record<string, string> = {}
  if (details.allow) headers['Allow'] = details.allow
  if (details.retryAfterSeconds)
    headers['Retry-After'] = String(Math.max(1, Math.ceil(details.retryAfterSeconds)))
  if (code === 'unauthenticated') headers['WWW-Authenticate'] = 'Bearer'
  return {
    status: ERROR_STATUS[code],
    headers,
    body: {
      ...replyReasons(failure),
      code,
      ...(details.lines && { lines: details.lines }),
      ...(details.current && { current: details.current }),
    },
    cause,
  }
}
