import type { IncomingHttpHeaders } from 'node:http'
import type { Databases } from '#engine/databases.ts'
import { Failure, invalid } from '#engine/failure.ts'
import type { FailureCode } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'
import type { Call } from '#rpc/call.ts'
import { service } from '#rpc/service.ts'
import type { Accounts } from '../accounts.ts'
import type { MessageTypes, MethodDefinitions } from '../protocol.ts'
import { adminOf } from './admin.ts'
import { jsonOf } from './json.ts'
import type { Json } from './json.ts'
import type { Scoped } from './message-types.ts'
import { routeOf } from './route.ts'

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

export type RestRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly signal: AbortSignal
}

export type RestReply = { readonly status: number; readonly body: unknown }

type Surroundings = {
  readonly databases: Databases
  readonly accounts: Accounts
  readonly indexCheck: IndexCheck | undefined
  readonly methods: MethodDefinitions
  readonly types: MessageTypes
}

const failed = (error: unknown): RestReply => {
  const failure =
    error instanceof Failure
      ? error
      : new Failure('INTERNAL', error instanceof Error ? error.message : String(error))
  const code = STATUS[failure.code]
  return { status: code, body: { error: { code, message: failure.message, status: failure.code } } }
}

const authorize = ({ authorization }: IncomingHttpHeaders) => {
  if (authorization !== 'Bearer owner')
    throw new Failure(
      'PERMISSION_DENIED',
      'Missing or insufficient permissions. No security rules are evaluated here, so only "Authorization: Bearer owner" is let in.',
    )
}

const parsed = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalid('Invalid JSON payload received. It could not be parsed.')
  }
}

const scoped = (type: object): Scoped => ({ type, around: [] })

/** REST v1: the calls of gRPC, by the same code, in JSON. */
export const restApi = (surroundings: Surroundings) => {
  const { databases, accounts, indexCheck, methods, types } = surroundings
  const json = jsonOf(types)

  const run = async (name: string, request: Json, signal: AbortSignal): Promise<unknown> => {
    const [method, definition] = [service[name], methods[name]]
    if (!method || !definition || method.kind === 'duplex')
      throw new Failure('UNIMPLEMENTED', `${name} is not implemented over REST`)
    const bytes = definition.requestSerialize(
      json.read(scoped(definition.requestType.type), request),
    )
    const project = /projects\/([^/]+)/.exec(JSON.stringify(request))?.[1] ?? ''
    const call: Call = { databases, indexCheck, usage: accounts.open(name, project), signal }
    const sent = definition.requestDeserialize(bytes)
    // Converts through bytes, so that a reply is the same as over gRPC.
    const shown = (answer: object) =>
      json.write(
        scoped(definition.responseType.type),
        definition.responseDeserialize(definition.responseSerialize(answer)) as Json,
      )
    if (method.kind === 'unary') return shown(await method.run(call, sent))
    const answers: Json[] = []
    for await (const answer of method.run(call, sent)) answers.push(shown(answer))
    return answers
  }

  /** Undefined if the address isn't of the REST API. */
  return async ({
    method,
    url,
    headers,
    text,
    signal,
  }: RestRequest): Promise<RestReply | undefined> => {
    try {
      const path = decodeURIComponent(url.pathname)
      const admin = adminOf(method, path, url.searchParams, indexCheck)
      if (admin) authorize(headers)
      if (admin) return { status: 200, body: admin() }
      const asked = { method, path, query: url.searchParams }
      const routed = routeOf({ ...asked, body: undefined })
      if (!routed) return undefined
      authorize(headers)
      const { method: name, request } = routeOf({ ...asked, body: parsed(text) }) ?? routed
      try {
        return { status: 200, body: await run(name, request, signal) }
      } catch (error) {
        const { status, body } = failed(error)
        return { status, body: service[name]?.kind === 'serverStream' ? [body] : body }
      }
    } catch (error) {
      return failed(error)
    }
  }
}
