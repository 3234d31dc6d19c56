import type { Answer } from '@bartan/contract/pages/page'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { Response as ExpressResponse } from 'express'
import { errorReply } from '#http/reply/error-reply.ts'
import { ReadyReply } from '#http/reply/send-reply.ts'
import { parseInput } from '#http/request/parse-input.ts'
import { visibleQuery } from '#http/request/visible-text.ts'
import { bySpecificity, type Call, type Route } from './route.ts'

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const decoded = (params: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )

/** The parts of a response that handlers use besides their return value. */
const headersOnly = (headers: Headers) => ({
  set: (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) headers.set(name, value)
  },
})

const failure = (error: unknown): Answer => {
  const { status, body } = errorReply(error)
  return { ok: false, status, headers: new Headers(), json: async () => body }
}

/**
 * Answers read calls of the API inside the process: the same inputs, handlers and replies without HTTP. Only for public
 * routes, because there is no caller.
 */
export const answerCalls = (routes: readonly Route[]) => {
  const open = [...routes]
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'anyone')
    .sort(bySpecificity)
    .map((route) => ({ ...route, pattern: patternOf(route.endpoint) }))

  return async (url: string): Promise<Answer> => {
    const { pathname, searchParams } = new URL(url, 'http://shop')
    const route = open.find(({ pattern }) => pattern.test(pathname))
    if (!route) return failure(new Error(`${pathname} is not answered in the process`))
    const run = route.handler as unknown as (call: Call<Endpoint>) => unknown
    const headers = new Headers()
    try {
      const input = parseInput(route.endpoint, {
        params: decoded(route.pattern.exec(pathname)?.groups),
        query: visibleQuery(Object.fromEntries(searchParams)),
        body: undefined,
      })
      const res = headersOnly(headers) as unknown as ExpressResponse
      const reply = await run({ ...input, res } as Call<Endpoint>)
      const text = reply instanceof ReadyReply ? reply.body.toString() : JSON.stringify(reply)
      return { ok: true, status: 200, headers, json: async () => JSON.parse(text) }
    } catch (error) {
      return failure(error)
    }
  }
}
