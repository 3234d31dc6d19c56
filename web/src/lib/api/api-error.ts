import type {
  Current,
  ErrorCode,
  ErrorReply,
  FaultyLine,
} from '@bartan/contract/shared/error-reply'

export const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.'
export const UNEXPECTED = 'Something went wrong. Please try again.'

/**
 * `network`: no answer came; `timeout`: none in time; `unreadable`: an answer that is not ours, such as a proxy's error
 * page.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable'

/** A failed call. `message` can be shown to the shopper (contract §2). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 if no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  readonly lines: FaultyLine[]
  /** Of changed_meanwhile: what the call was based on, as it is now. */
  readonly current: Current | undefined
  readonly requestId: string | undefined

  constructor(
    status: number,
    reply: Partial<Omit<ErrorReply, 'code'>> & { code: ApiErrorCode },
    options?: ErrorOptions,
  ) {
    super(reply.message ?? UNEXPECTED, options)
    this.status = status
    this.code = reply.code
    this.fields = reply.fields ?? {}
    this.lines = reply.lines ?? []
    this.current = reply.current
    this.requestId = reply.requestId
  }

  /** Whether trying again may help: nothing was wrong with the request itself. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

export const unreachable = (cause: unknown): ApiError =>
  new ApiError(0, { code: 'network', message: UNREACHABLE }, { cause })

const isErrorReply = (value: unknown): value is ErrorReply =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** The error of an answer with this status, whose body may be anything. */
export const apiErrorOf = (status: number, body: unknown): ApiError =>
  new ApiError(status, isErrorReply(body) ? body : { code: 'unreadable' })

export const readApiError = async (response: Response): Promise<ApiError> =>
  apiErrorOf(response.status, await response.json().catch(() => undefined))

export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : UNEXPECTED
