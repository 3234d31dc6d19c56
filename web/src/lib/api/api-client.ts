import type { CallInput, CallName, CallReply, OpenCallName } from '@bartan/contract/api'
import type { Answer } from '@bartan/contract/pages/page'
import { IDEMPOTENCY_KEY } from '@bartan/contract/shared/idempotency-key'
import { connection } from '#lib/offline/connection.ts'
import { expireSession } from '#lib/session/account-session.ts'
import { idToken, tokenAfter } from '#lib/session/id-token.ts'
import { ApiError, readApiError, unreachable } from './api-error.ts'
import { keyFor, forgetCallKey, rememberCallKey } from './call-keys.ts'
import type { QueryMeta } from './query-client.ts'

/**
 * Client of the API. It only transports, with types from the contract, whose schemas stay on the server. Features
 * decide how to show failures.
 */

type Options = {
  signal?: AbortSignal
  /** Options of a query that the server loads as well. */
  meta?: Partial<QueryMeta> | undefined
  /** Replaces the session's token, for a login that isn't complete. */
  token?: string
  /** Lets the browser finish the request after the page is left; for bodies up to 64 kB. */
  keepalive?: boolean
  /** Idempotency key of a change, if its caller keeps it over a reload. */
  key?: string
  /** Timeout for a call that may take longer than others. */
  limitMs?: number
  /** Reads a reply that isn't JSON (call-for-file.ts). */
  read?: (response: Response) => Promise<unknown>
}

type NoParts = { params?: never; query?: never; body?: never }

/** The input may be omitted if all its parts are optional. */
export type Arguments<N extends CallName> =
  NoParts extends CallInput<N>
    ? [input?: CallInput<N>, options?: Options]
    : [input: CallInput<N>, options?: Options]

type Replied = { reply: unknown; headers: Headers }

type Value = string | number | boolean | undefined

type Parts = {
  params?: Record<string, Value>
  query?: Record<string, Value | readonly string[]>
  body?: unknown
}

/** Of machines and developers: no page makes these calls. */
type NeverMade =
  | 'GET /api/states'
  | 'GET /api/dev/mails'
  | 'GET /api/dev/messages'
  | 'GET /api/health/proxies'
  | 'GET /api/openapi.json'

/** The type requires every call that the contract opens to anyone. */
const OPEN: Record<Exclude<OpenCallName, NeverMade>, true> = {
  'GET /api/settings': true,
  'GET /api/pin/:pin': true,
  'GET /api/track': true,
  'GET /api/pages/:slug': true,
  'GET /api/found': true,
  'GET /api/products': true,
  'GET /api/products/new-arrivals': true,
  'GET /api/products/best-seller': true,
  'GET /api/products/facets': true,
  'GET /api/products/suggest': true,
  'GET /api/products/similar/:id': true,
  'GET /api/products/:id': true,
  'GET /api/products/:id/reviews': true,
  'POST /api/products/:id/back-in-stock': true,
  'POST /api/users/login': true,
  'POST /api/users/register': true,
  'POST /api/users/password-reset': true,
  'POST /api/users/password-reset/confirm': true,
  'POST /api/newsletter': true,
  'POST /api/grievances': true,
  'GET /api/grievances/:number': true,
  'POST /api/vitals': true,
  'POST /api/searches': true,
  'POST /api/reminders/stop': true,
  'DELETE /api/newsletter': true,
  'POST /api/newsletter/unsubscribe': true,
  'POST /api/confirmations': true,
  'GET /api/health': true,
}

const searchOf = (query: NonNullable<Parts['query']>): string => {
  const search = new URLSearchParams()
  // Sorted, so that the CDN has one copy of a list for any order of filters.
  for (const [name, value] of Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const text = [value ?? []].flat().join(',')
    if (text !== '') search.set(name, text)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

const urlOf = (path: string, { params = {}, query = {} }: Parts): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
  searchOf(query)

const answered = async (response: Answer): Promise<Replied> => {
  if (!response.ok) throw await readApiError(response)
  return { reply: await response.json(), headers: response.headers }
}

/** Stores answers for offline use (lib/offline/response-cache.ts, loaded after the page). */
type ResponseCache = {
  put: (url: string, init: RequestInit, response: Response) => void
  /** A stored answer, used if the shop can't be reached. */
  match: (url: string, init: RequestInit) => Promise<Response | undefined>
}

let responseCache: ResponseCache | undefined

export const cacheResponsesIn = (other: ResponseCache): void => {
  responseCache = other
}

/** Aborts calls that hang (limit-calls.ts, loaded after the page). */
export type CallLimit = <T>(
  exchange: (signal: AbortSignal) => Promise<T>,
  method: string,
  options: Pick<Options, 'signal' | 'limitMs'>,
) => Promise<T>

let limit: CallLimit | undefined

export const limitCallsBy = (other: CallLimit): void => {
  limit = other
}

/** A failed fetch is a network error; our own aborts pass through. */
const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(url, init)
    connection.report(true)
    responseCache?.put(url, init, response)
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    connection.report(false)
    const cached = await responseCache?.match(url, init)
    if (cached) return cached
    throw unreachable(error)
  }
}

const authorized = async (
  attempt: (token: string | undefined) => Promise<Response>,
): Promise<Response> => {
  const token = await idToken()
  const response = await attempt(token)
  if (response.status !== 401 || !token) return response
  const other = await tokenAfter(token)
  if (!other) return response
  const second = await attempt(other)
  if (second.status === 401) await expireSession()
  return second
}

/** Calls that change nothing, although they use POST. */
const READING: ReadonlySet<CallName> = new Set<CallName>(['POST /api/checkout/quote'])

const readJson = (response: Response): Promise<unknown> => response.json()

/** A definite refusal; other errors leave open whether the change was made. */
const isAnswer = (error: unknown): boolean => error instanceof ApiError && !error.isTransient

/** Sends a change with an idempotency key, the same one for a repeat after a missing answer. */
const underKey = async <T>(
  call: string,
  given: string | undefined,
  make: (key: string) => Promise<T>,
): Promise<T> => {
  const key = given ?? keyFor(call)
  try {
    const replied = await make(key)
    forgetCallKey(call)
    return replied
  } catch (error) {
    if (isAnswer(error)) forgetCallKey(call)
    else rememberCallKey(call, key)
    throw error
  }
}

/** A text body is a CSV file. */
const bodyOf = ({ body }: Parts) => {
  if (body === undefined) return undefined
  return typeof body === 'string'
    ? { type: 'text/csv', text: body }
    : { type: 'application/json', text: JSON.stringify(body) }
}

export const transport = async (
  name: CallName,
  // The caller supplies the type, because inferring it here for every call is too much for the compiler.
  input: readonly unknown[],
): Promise<Replied> => {
  const [parts = {}, options = {}] = input as [Parts?, Options?]
  const { token: given, keepalive = false, read = readJson, meta } = options
  const [method = 'GET', path = ''] = name.split(' ')
  if (meta?.answer) return answered(await meta.answer(urlOf(path, parts)))
  const body = bodyOf(parts)
  const exchange = async (key?: string, signal?: AbortSignal) => {
    const attempt = (token?: string) =>
      send(urlOf(path, parts), {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': body.type }),
          ...(key && { [IDEMPOTENCY_KEY]: key }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: body.text }),
        keepalive,
        ...(signal && { signal }),
      })
    const response = await (given || name in OPEN ? attempt(given) : authorized(attempt))
    if (!response.ok) {
      const error = await readApiError(response)
      // The next login asks for a new password.
      if (error.code === 'password_change_due') await expireSession()
      throw error
    }
    const reply = await read(response).catch((error: unknown) => {
      throw signal?.aborted ? error : unreachable(error)
    })
    return { reply, headers: response.headers }
  }
  const make = (key?: string) =>
    limit
      ? limit((signal) => exchange(key, signal), method, options)
      : exchange(key, options.signal)
  if (method === 'GET' || options.read || READING.has(name)) return make()
  return underKey(`${method} ${urlOf(path, parts)} ${body?.text ?? ''}`, options.key, make)
}

/**
 * Calls the API: `call('PUT /api/cart', { body })`.
 * @throws ApiError
 */
export const call = async <N extends CallName>(
  name: N,
  ...input: Arguments<N>
): Promise<CallReply<N>> => (await transport(name, input)).reply as CallReply<N>

/** Like `call`, with the reply's headers, for example a list's X-Total-Count. */
export const callWithHeaders = async <N extends CallName>(
  name: N,
  ...input: Arguments<N>
): Promise<{ reply: CallReply<N>; headers: Headers }> => {
  const { reply, headers } = await transport(name, input)
  return { reply: reply as CallReply<N>, headers }
}
