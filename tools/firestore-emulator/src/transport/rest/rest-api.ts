import type { IncomingHttpHeaders } from 'node:http'
import { Failure, invalid } from '#engine/failure.ts'
import type { Call } from '#rpc/call.ts'
import { service } from '#rpc/service.ts'
import { authorize } from '../access.ts'
import { errorReply, projectIn, type JsonServices } from '../json-calls.ts'
import { adminOf } from './admin.ts'
import type { Json } from './json.ts'
import { routeOf } from './route.ts'

export type RestRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  /** Read once the caller is let in. */
  readonly text: () => Promise<string>
  readonly signal: AbortSignal
}

export type RestReply = { readonly status: number; readonly body: unknown }

const parsed = (text: string): unknown => {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalid('Invalid JSON payload received. It could not be parsed.')
  }
}

/** REST v1: the calls of gRPC, by the same code, in JSON. */
export const restApi = ({ databases, accounts, indexCheck, calls }: JsonServices) => {
  const run = async (name: string, request: Json, signal: AbortSignal): Promise<unknown> => {
    const { method, read, show } = calls(name)
    if (method.kind === 'duplex')
      throw new Failure('UNIMPLEMENTED', `${name} is not implemented over REST`)
    const usage = accounts.open(name, projectIn(request))
    const call: Call = { databases, indexCheck, usage, signal }
    const sent = read(request)
    if (method.kind === 'unary') return show(await method.run(call, sent))
    const answers: Json[] = []
    for await (const answer of method.run(call, sent)) answers.push(show(answer))
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
      if (admin) authorize(headers.authorization)
      if (admin) return { status: 200, body: admin() }
      const asked = { method, path, query: url.searchParams }
      const routed = routeOf({ ...asked, body: undefined })
      if (!routed) return undefined
      authorize(headers.authorization)
      const { method: name, request } = routeOf({ ...asked, body: parsed(await text()) }) ?? routed
      try {
        return { status: 200, body: await run(name, request, signal) }
      } catch (error) {
        const { status, body } = errorReply(error)
        return { status, body: service[name]?.kind === 'serverStream' ? [body] : body }
      }
    } catch (error) {
      return errorReply(error)
    }
  }
}
