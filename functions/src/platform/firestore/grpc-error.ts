/** google.rpc.Code, by number (github.com/googleapis/googleapis/blob/master/google/rpc/code.proto). */
const CODES = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
]

export const DEADLINE_EXCEEDED = 4
export const UNAVAILABLE = 14

const UNKNOWN = 2

/** What a proxy on the way answers instead of gRPC (grpc/doc/http-grpc-status-mapping.md). */
const CODE_OF_HTTP = new Map([
  [400, 13],
  [401, 16],
  [403, 7],
  [404, 12],
  [429, UNAVAILABLE],
  [502, UNAVAILABLE],
  [503, UNAVAILABLE],
  [504, UNAVAILABLE],
])

/** A call that failed, as Google's own client describes it. */
export class GrpcError extends Error {
  readonly code: number
  readonly details: string

  constructor(code: number, details: string, options?: ErrorOptions) {
    super(`${code} ${CODES[code] ?? 'UNKNOWN'}: ${details}`, options)
    this.name = 'GrpcError'
    this.code = code
    this.details = details
  }
}

const decoded = (details: unknown): string => {
  if (typeof details !== 'string') return ''
  try {
    return decodeURIComponent(details)
  } catch {
    return details
  }
}

/** The failure that a reply's headers or trailers tell; undefined if it is none. */
export const failureOf = (headers: Record<string, unknown>): GrpcError | undefined => {
  const { ':status': http, 'grpc-status': code, 'grpc-message': details } = headers
  if (code === '0') return undefined
  if (code === undefined)
    return new GrpcError(CODE_OF_HTTP.get(Number(http)) ?? UNKNOWN, `HTTP ${String(http)}`)
  return new GrpcError(Number(code), decoded(details))
}
