export type FailureCode =
  | 'CANCELLED'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'

/** An error for the caller: a canonical status code (google.rpc.Code by name) and a message. */
export class Failure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.name = 'Failure'
    this.code = code
  }
}

export const invalid = (message: string) => new Failure('INVALID_ARGUMENT', message)

export const assertNever = (value: never): never => {
  throw new Failure('INTERNAL', `unexpected ${JSON.stringify(value)}`)
}
