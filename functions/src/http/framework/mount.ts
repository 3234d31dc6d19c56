import { MAX_UPLOAD_BYTES } from '@bartan/contract/images/rules'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { IDEMPOTENCY_KEY } from '@bartan/contract/shared/idempotency-key'
import type { Express, Request, RequestHandler, Response } from 'express'
import type { StoredReplies } from '#database/stored-replies/stored-replies.ts'
import { busy, methodNotAllowed } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { accessTo, type AccessTo, type Sessions } from '#http/access/access.ts'
import type { CheckApp } from '#http/access/check-app.ts'
import { refuseTooLong } from '#http/limits/body-limit.ts'
import type { AddressLimits } from '#http/limits/limit-address.ts'
import { answerOnce, type Answered } from '#http/repeats/answer-once.ts'
import { idempotencyKeyOf, keyedCallOf } from '#http/repeats/idempotency-key.ts'
import { FileReply, sendFile } from '#http/reply/file-reply.ts'
import { ListReply, sendList } from '#http/reply/list-reply.ts'
import { readableReply } from '#http/reply/readable-reply.ts'
import { ReadyReply, etagOf, sendReply } from '#http/reply/send-reply.ts'
import { readFile } from '#http/request/multipart.ts'
import { parseInput } from '#http/request/parse-input.ts'
import { readBody, readUnusedBody, hasJsonType } from '#http/request/read-body.ts'
import { visibleQuery } from '#http/request/visible-text.ts'
import type { Clock } from '#platform/clock.ts'
import type { UnreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import { bySpecificity, type Call, type Route } from './route.ts'

/**
 * Files in memory at once, until they are processed. Customers' files are counted separately, so that slow senders
 * don't block the seller's.
 */
const MAX_FILES = 8

const held = { customer: 0, staff: 0 }

/** Handles a call with a file; `busy` (503) before reading it if there are too many. */
const withFileSlot = async (
  { fileField, access }: Endpoint,
  answer: () => Promise<void>,
): Promise<void> => {
  if (fileField === undefined) return answer()
  const sender = access === 'customer' ? 'customer' : 'staff'
  if (held[sender] >= MAX_FILES) throw busy()
  held[sender] += 1
  try {
    await answer()
  } finally {
    held[sender] -= 1
  }
}

type Guards = {
  sessions: Sessions
  limits: AddressLimits
  checkApp: CheckApp
  answers: StoredReplies
  unreadable: UnreadableDocuments
  clock: Clock
}

const fileOf = async ({ fileField: field }: Endpoint, req: Request): Promise<Buffer | undefined> =>
  field === undefined ? undefined : readFile(req, { field, maxBytes: MAX_UPLOAD_BYTES })

const bodyOf = async (
  endpoint: Endpoint,
  req: Request,
  key: string | undefined,
): Promise<unknown> => {
  const { body, fileField, method } = endpoint
  if (body) return readBody(req, endpoint)
  const isRead = !fileField && method !== 'GET' && (key !== undefined || hasJsonType(req))
  return isRead ? readUnusedBody(req) : undefined
}

/** A caller's raw input. The file is read when the handler needs it, or to identify the call. */
type Raw = {
  params: Request['params']
  query: object
  body: unknown
  file: Buffer | undefined
}

const readRaw = async (
  endpoint: Endpoint,
  req: Request,
  key: string | undefined,
): Promise<Raw> => ({
  params: req.params,
  query: visibleQuery(req.query),
  body: await bodyOf(endpoint, req, key),
  file: key === undefined ? undefined : await fileOf(endpoint, req),
})

const failWithoutReply = () => {
  throw new Error('A change stored facts, but its route has no way to make a reply of them')
}

const limitedBy = (req: Request) => ({
  isKeyed: req.get(IDEMPOTENCY_KEY) !== undefined,
  query: req.query,
})

const isStorable = (reply: unknown): boolean =>
  !(reply instanceof FileReply) && !(reply instanceof ReadyReply)

const serve = (
  route: Route,
  { sessions, limits, checkApp, answers, unreadable, clock }: Guards,
) => {
  const { endpoint, readsAccount } = route
  const run = route.handler as unknown as (call: Call<Endpoint>) => unknown
  const replyFromFacts = (route.repeat.replyFromFacts ?? failWithoutReply) as unknown as (
    facts: unknown,
    call: Call<Endpoint>,
  ) => unknown
  const usualStatus = endpoint.status ?? 200

  const answer = async (req: Request, res: Response, access: AccessTo): Promise<void> => {
    const key = idempotencyKeyOf(endpoint, req)
    const account = await access.account()
    await withFileSlot(endpoint, async () => {
      const raw = await readRaw(endpoint, req, key)
      const caller = account ?? (await access.shopper({ ...raw.query, ...asObject(raw.body) }))
      res.status(usualStatus)
      let parsed: ReturnType<typeof parseInput> | undefined
      const input = () => (parsed ??= parseInput(endpoint, raw))
      const callOf = () =>
        ({
          ...input(),
          caller,
          session: caller,
          file: async () => raw.file ?? fileOf(endpoint, req),
          req,
          res,
        }) as unknown as Call<Endpoint>
      const perform = async (): Promise<Answered> => {
        const call = callOf()
        await limits.countPerDay(endpoint, req.ip)
        const reply = await run(call)
        return { reply, ...(res.statusCode !== usualStatus && { status: res.statusCode }) }
      }
      const owner = caller && '_id' in caller ? { userId: caller._id } : caller
      const { reply, status = usualStatus } =
        key === undefined
          ? await perform()
          : await answerOnce(
              answers,
              keyedCallOf({
                endpoint,
                key,
                caller: owner ?? access.claimed(),
                raw,
                at: clock.now(),
                find: answers.find,
              }),
              {
                run: perform,
                readsAnswer: readsAccount,
                replyFromFacts: (facts) => replyFromFacts(facts, callOf()),
                mayStore: (answered) => !route.repeat.isSecret && isStorable(answered),
              },
            )
      await access.settle()
      res.status(status)
      if (reply instanceof FileReply) return sendFile(res, reply)
      if (reply instanceof ListReply) return sendList(res, reply)
      const readied = ready(endpoint, { reply, caller }, unreadable)
      return sendReply({ endpoint, ...input() }, req, res, readied)
    })
  }

  const serveCall: RequestHandler = async (req, res) => {
    refuseTooLong(endpoint, req)
    limits.countPerTenMinutes(endpoint, req.ip, limitedBy(req))
    await checkApp(endpoint, req)
    const { authorization } = req.headers
    const access = accessTo(endpoint, sessions, { readsAccount, authorization })
    try {
      await answer(req, res, access)
    } catch (error) {
      await access.settle()
      throw error
    }
  }
  return serveCall
}

/** The reply as the caller's role gets it, a stored one as well. */
const schemaFor = ({ reply, replyTo }: Endpoint, caller: unknown): Endpoint['reply'] => {
  const { role } = asObject(caller) as Partial<Pick<Caller, 'role'>>
  const own = Object.entries(replyTo ?? {}).find(([of]) => of === role)
  return own?.[1] ?? reply
}

type Replied = { reply: unknown; caller: unknown }

const ready = (
  endpoint: Endpoint,
  { reply, caller }: Replied,
  unreadable: UnreadableDocuments,
): ReadyReply => {
  if (reply instanceof ReadyReply) return reply
  const call = `${endpoint.method} ${endpoint.path}`
  const parsed = readableReply(schemaFor(endpoint, caller), reply, (one) =>
    unreadable.note(call, one),
  )
  const text = endpoint.replyType === 'text/csv' ? String(parsed) : JSON.stringify(parsed)
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

/** Mounts every route, and a 405 per path for other methods. */
export const mount = (app: Express, routes: Route[], guards: Guards): void => {
  const ordered = [...routes].sort(bySpecificity)
  for (const path of new Set(ordered.map(({ endpoint }) => endpoint.path))) {
    const allow = allowOf(routes, path)
    // One pattern for all methods, because each costs cold-start time.
    const mounted = app.route(path)
    for (const route of ordered.filter(({ endpoint }) => endpoint.path === path))
      mounted[METHOD[route.endpoint.method]](serve(route, guards))
    mounted.all((req, res) => {
      if (req.method !== 'OPTIONS') throw methodNotAllowed(req.method, allow)
      res.set('Allow', allow).status(204).end()
    })
  }
}
