import { reason } from '@bartan/contract/reasons/reasons'
import type { Express, RequestHandler } from 'express'
import { AppError } from '#domain/app-error.ts'
import { accessTo } from '#http/access/access.ts'
import type { Authenticate } from '#http/access/access.ts'
import type { CheckApp } from '#http/access/check-app.ts'
import type { AddressLimits } from '#http/limits/limit-address.ts'
import { refuseTooLong } from '#http/limits/body-limit.ts'
import { readBody } from '#http/request/read-body.ts'
import { parseInput } from '#http/request/parse-input.ts'
import { ReadyReply, etagOf, sendReply } from '#http/reply/send-reply.ts'
import { FileReply, sendFile } from '#http/reply/file-reply.ts'
import { byFixedness } from './route.ts'
import type { Call, Route } from './route.ts'
import type { Endpoint } from '@bartan/contract/shared/endpoint'

type Guards = { authenticate: Authenticate; limits: AddressLimits; checkApp: CheckApp }

const serve = ({ endpoint, handler }: Route, { authenticate, limits, checkApp }: Guards) => {
  const run = handler as (call: Call<Endpoint>) => unknown
  const serveCall: RequestHandler = async (req, res) => {
    refuseTooLong(endpoint, req)
    limits.briefly(endpoint, req.ip)
    await checkApp(endpoint, req)
    const access = accessTo(endpoint, authenticate, req.headers.authorization)
    const account = await access.account()
    const raw = {
      params: req.params,
      query: { ...req.query },
      body: endpoint.body && (await readBody(req, endpoint)),
    }
    const shopper = await access.shopper({ ...raw.query, ...asObject(raw.body) })
    const input = parseInput(endpoint, raw)
    await limits.daily(endpoint, req.ip)
    res.status(endpoint.status ?? 200)
    const reply = await run({ ...input, caller: account ?? shopper, req, res } as Call<Endpoint>)
    if (reply instanceof FileReply) sendFile(res, reply)
    else sendReply({ endpoint, ...input }, req, res, ready(endpoint, reply))
  }
  return serveCall
}

const ready = (endpoint: Endpoint, reply: unknown): ReadyReply => {
  if (reply instanceof ReadyReply) return reply
  const parsed = endpoint.reply.parse(reply)
  const text = endpoint.csvReply ? String(parsed) : JSON.stringify(parsed)
  return new ReadyReply(text, endpoint.cdnSeconds ? etagOf(text) : '')
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

const METHOD = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

const allowOf = (routes: Route[], path: string): string => {
  const methods = routes
    .filter(({ endpoint }) => endpoint.path === path)
    .map((r) => r.endpoint.method)
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}

/** Mounts every route, and behind each path a 405 for the methods that it lacks. */
export const mount = (app: Express, routes: Route[], guards: Guards): void => {
  const ordered = [...routes].sort(byFixedness)
  for (const path of new Set(ordered.map(({ endpoint }) => endpoint.path))) {
    const allow = allowOf(routes, path)
    // One pattern for all methods: each takes a moment of the cold start.
    const mounted = app.route(path)
    for (const route of ordered.filter(({ endpoint }) => endpoint.path === path))
      mounted[METHOD[route.endpoint.method]](serve(route, guards))
    mounted.all((req, res) => {
      if (req.method !== 'OPTIONS')
        throw new AppError(
          'method_not_allowed',
          reason('method_not_possible', { method: req.method }),
          { allow },
        )
      res.set('Allow', allow).status(204).end()
    })
  }
}
