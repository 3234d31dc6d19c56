import type { Databases } from '#engine/databases.ts'
import { Failure, type FailureCode } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'
import { service } from '#rpc/service.ts'
import type { Accounts } from './accounts.ts'
import type { MessageTypes, MethodDefinitions } from './protocol.ts'
import { jsonOf, type Json } from './rest/json.ts'
import type { Scoped } from './rest/message-types.ts'

const STATUS: Readonly<Record<FailureCode, number>> = {
  CANCELLED: 499,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

/** An error as Google's HTTP APIs answer it. */
export const errorReply = (error: unknown) => {
  const failure =
    error instanceof Failure
      ? error
      : new Failure('INTERNAL', error instanceof Error ? error.message : String(error))
  const code = STATUS[failure.code]
  return { status: code, body: { error: { code, message: failure.message, status: failure.code } } }
}

/** The project that a request in JSON is about. */
export const projectIn = (request: Json) =>
  /projects\/([^/]+)/.exec(JSON.stringify(request))?.[1] ?? ''

const scoped = (type: object): Scoped => ({ type, around: [] })

/** The protocol's methods with messages in JSON. */
export const jsonCalls = (methods: MethodDefinitions, types: MessageTypes) => {
  const json = jsonOf(types)
  return (name: string) => {
    const [method, definition] = [service[name], methods[name]]
    if (!method || !definition) throw new Failure('UNIMPLEMENTED', `${name} is not implemented`)
    return {
      method,
      // Converts through bytes, so that what is read and answered is the same as over gRPC.
      read: (request: Json) =>
        definition.requestDeserialize(
          definition.requestSerialize(json.read(scoped(definition.requestType.type), request)),
        ),
      show: (answer: object) =>
        json.write(
          scoped(definition.responseType.type),
          definition.responseDeserialize(definition.responseSerialize(answer)) as Json,
        ),
    }
  }
}

type JsonCalls = ReturnType<typeof jsonCalls>

/** What calls are answered with. */
export type Services = {
  readonly databases: Databases
  readonly accounts: Accounts
  readonly indexCheck: IndexCheck | undefined
}

export type JsonServices = Services & { readonly calls: JsonCalls }
