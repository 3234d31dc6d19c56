import { reason } from '@bartan/contract/reasons/reasons'
import { ERROR_STATUS, type ErrorReply } from '@bartan/contract/shared/error-reply'
import { AppError, replyReasons } from '#domain/app-error.ts'
import { abortedBody } from '#http/limits/body-limit.ts'

/** gRPC codes of Firestore (grpc.io/docs/guides/status-codes). */
const ABORTED = 10
/** Errors of a write in contention (NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED). */
const CONTENTION = new Set([5, 6, 9, ABORTED])
const UNREACHABLE = new Set([4, 14])
/** RESOURCE_EXHAUSTED: a quota, or the local stack's disk. */
const USED_UP = 8

const grpcCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined

/** Express's errors for an unreadable path or header. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 400

/** Express's error for a caller who hung up before the reply. */
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
  if (code === USED_UP)
    return new AppError('unavailable', reason('cannot_save'), {
      cause: error,
      retryAfterSeconds: 60,
    })
  if (code !== undefined && UNREACHABLE.has(code))
    return new AppError('unavailable', reason('busy'), { cause: error, retryAfterSeconds: 5 })
  if (isHungUp(error)) return abortedBody(error)
  if (isBadRequest(error)) return new AppError('invalid_input', reason('request_malformed'))
  return new AppError('internal', reason('unexpected'), { cause: error })
}

/** No failure: too many callers, or contention for one document. */
const isRefusal = ({ code, cause }: AppError): boolean => {
  const failed = grpcCodeOf(cause)
  return code === 'unavailable' && (failed === undefined ? !cause : CONTENTION.has(failed))
}

const severityOf = (failure: AppError): Reply['severity'] => {
  if (isRefusal(failure)) return 'refusal'
  return ERROR_STATUS[failure.code] >= 500 ? 'error' : 'info'
}

type Reply = {
  status: number
  headers: Record<string, string>
  body: Omit<ErrorReply, 'requestId'>
  /** Details for the log only. */
  cause: unknown
  severity: 'error' | 'refusal' | 'info'
}

/** The only place that turns failures into replies. Errors other than AppError reveal nothing to the caller. */
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
    severity: severityOf(failure),
  }
}
