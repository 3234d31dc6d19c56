import { Agent } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { proxyRequest } from '#hosting/proxy-request.ts'
import {
  accountsIn,
  changesAccounts,
  forEmulator,
  projectOf,
  projectOfKey,
  removesAll,
} from './account-calls.ts'
import type { AuthCall, Json } from './account-calls.ts'
import type { KeptAccounts } from './keep-accounts.ts'

type Emulator = {
  origin: string
  projectId: string
  /** Undefined if accounts are in memory only: reading each after its change would double the calls. */
  kept: KeptAccounts | undefined
}

/** Headers of one connection, or set again by `fetch` and Node (RFC 9110 §7.6.1). */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']

const readCall = async (request: IncomingMessage): Promise<AuthCall> => {
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  for (const name of NOT_PASSED_ON) headers.delete(name)
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers,
    body: await text(request),
  }
}

/** A body that isn't a JSON object names no account; the emulator reports the error. */
const parsed = (body: string): Json => {
  try {
    const value = JSON.parse(body) as unknown
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}

const pass = async (call: AuthCall, { origin, projectId, kept }: Emulator) => {
  const asked = parsed(call.body)
  const { method, url, headers, body } = forEmulator(call, asked, projectId)
  const reply = await fetch(origin + url, { method, headers, ...(body && { body }) })
  const answer = await reply.text()
  if (!kept || !reply.ok) return { reply, answer }
  const project = projectOf(call) ?? projectId
  if (removesAll(call)) kept.clear(project)
  else if (changesAccounts(call)) await kept.keep(project, accountsIn(asked, parsed(answer)))
  return { reply, answer }
}

/** Not rewritten, and no change to be kept. */
const isPassedAsItCame = ({ method = 'GET', url = '/' }: IncomingMessage, { kept }: Emulator) =>
  projectOfKey({ url }) === undefined && !(kept && changesAccounts({ method, url }))

/** The emulator closes a connection after five seconds, and so at times while a call is on its way. */
const ofOneCall = new Agent()

/** Most calls look up a token's account: `fetch` takes twice the CPU for them. */
const passAsItCame = async (
  { origin }: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { port } = new URL(origin)
  if (!(await proxyRequest(Number(port), request, response, ofOneCall)))
    throw new Error('The Auth emulator did not answer.')
}

const answerWith = async (
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  try {
    if (isPassedAsItCame(request, emulator)) return await passAsItCame(emulator, request, response)
    const { reply, answer } = await pass(await readCall(request), emulator)
    for (const [name, value] of reply.headers)
      if (!NOT_PASSED_ON.includes(name)) response.setHeader(name, value)
    response.writeHead(reply.status).end(answer)
  } catch (error) {
    response.writeHead(500, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { code: 500, message: String(error) } }))
  }
}

/** The Auth emulator, which answers a change after it is in the journal, if there is one. */
export const createAuthApp =
  (emulator: Emulator): RequestListener =>
  (request, response) =>
    void answerWith(emulator, request, response)
