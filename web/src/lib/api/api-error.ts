import { nameOf, type Named } from '@bartan/contract/products/names'
import type { PlainReason, Reason } from '@bartan/contract/reasons/reason'
import type {
  Current,
  ErrorCode,
  ErrorReply,
  FaultyLine,
} from '@bartan/contract/shared/error-reply'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'

/** Error texts for failures without an answer from the shop. */
const OWN_REASONS = {
  unreachable: 'We could not reach the shop. Check your connection and try again.',
  /** For changes, which may have been saved although no answer came. */
  too_slow: 'The shop takes too long to answer. Look whether it was saved, and try again.',
  unreadable: 'Something went wrong. Please try again.',
} as const

const own = (id: keyof typeof OWN_REASONS): PlainReason => ({
  reason: id,
  params: {},
  message: OWN_REASONS[id],
})

export const UNREACHABLE = own('unreachable')
export const TOO_SLOW = own('too_slow')
export const UNREADABLE = own('unreadable')

/**
 * `network`: no answer; `timeout`: none in time; `unreadable`: an answer from elsewhere, such as a proxy's error
 * page.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'unreadable'

/** A failed call. Use messageOf for the text to show; `message` is in English. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 if no answer came. */
  readonly status: number
  readonly code: ApiErrorCode
  readonly reason: Reason
  readonly fields: Record<string, PlainReason>
  readonly lines: FaultyLine[]
  /** For changed_meanwhile: the current state of what was changed. */
  readonly current: Current | undefined
  readonly requestId: string | undefined

  constructor(
    status: number,
    reply: Partial<Omit<ErrorReply, 'code'>> & { code: ApiErrorCode },
    options?: ErrorOptions,
  ) {
    const { message = UNREADABLE.message, reason = UNREADABLE.reason, params = {} } = reply
    super(message, options)
    this.status = status
    this.code = reply.code
    this.reason = { message, reason, params }
    this.fields = Object.fromEntries(
      Object.entries(reply.fields ?? {}).map(([field, text]) => {
        const { reason: id = '', params: shown = {} } = reply.fieldReasons?.[field] ?? {}
        return [field, { message: text, reason: id, params: shown }]
      }),
    )
    this.lines = reply.lines ?? []
    this.current = reply.current
    this.requestId = reply.requestId
  }

  /** Tells whether trying again may help: the request itself was valid. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** Tells whether no answer came: the call may have been carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0

export const unreachable = (cause: unknown): ApiError =>
  new ApiError(0, { code: 'network', ...UNREACHABLE }, { cause })

const isErrorReply = (value: unknown): value is ErrorReply =>
  typeof value === 'object' &&
  value !== null &&
  'message' in value &&
  typeof value.message === 'string' &&
  'code' in value &&
  typeof value.code === 'string'

/** The error for an answer with this status and any body. */
export const apiErrorOf = (status: number, body: unknown): ApiError =>
  new ApiError(status, isErrorReply(body) ? body : { code: 'unreadable' })

export const readApiError = async (
  response: Pick<Response, 'status' | 'json'>,
): Promise<ApiError> => apiErrorOf(response.status, await response.json().catch(() => undefined))

/** The message for the shopper in the page's language. */
export const messageOf = (language: Language, error: unknown): string =>
  translateReason(language, error instanceof ApiError ? error.reason : UNREADABLE)

/** Like messageOf, with translated product names: the server uses the names of the first language. */
export const messageAbout = (language: Language, error: unknown, goods: readonly Named[]): string =>
  goods.reduce(
    (text, one) => text.replaceAll(one.name, nameOf(one, language)),
    messageOf(language, error),
  )
