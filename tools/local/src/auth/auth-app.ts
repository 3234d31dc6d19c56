import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { proxyRequest } from '#hosting/proxy-request.ts'
import {
  accountsIn,
  changesAccounts,
  forEmulator,
  idsLookedUp,
  isLookup,
  projectOf,
  projectOfKey,
  removesAll,
  type AuthCall,
  type Json,
} from './account-calls.ts'
import type { AccountJournal } from './account-journal.ts'
import type { KeptAccounts } from './keep-accounts.ts'

export type Emulator = {
  origin: string
  /** Undefined if accounts are in memory only: reading each after its change would double the calls. */
  kept: KeptAccounts | undefined
}

type Options = {
  projectId: string
  journal: Pick<AccountJournal, 'find'> | undefined
  /** Resolves when the emulator runs, which takes seconds. */
  emulator: () => Promise<Emulator>
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

const pass = async (call: AuthCall, projectId: string, { origin, kept }: Emulator) => {
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

/** The answer to a look-up of accounts that are all kept: the emulator's own takes thirty times the CPU. */
const lookUp = (call: AuthCall, { projectId, journal }: Options): string | undefined => {
  const ids = idsLookedUp(parsed(call.body)) ?? []
  const project = projectOf(call) ?? projectId
  const users = ids.flatMap((id) => journal?.find(project, id) ?? [])
  if (ids.length === 0 || users.length < ids.length) return undefined
  return `{"kind":"identitytoolkit#GetAccountInfoResponse","users":[${users.join(',')}]}`
}

/** Not rewritten, and no change to be kept. */
const isPassedAsItCame = ({ method = 'GET', url = '/' }: IncomingMessage, areKept: boolean) =>
  projectOfKey({ url }) === undefined && !(areKept && changesAccounts({ method, url }))

/** `fetch` takes twice the CPU. */
const passAsItCame = async (
  { origin }: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const { port } = new URL(origin)
  if (!(await proxyRequest(Number(port), request, response)))
    throw new Error('The Auth emulator did not answer.')
}

const answerWith = async (options: Options, request: IncomingMessage, response: ServerResponse) => {
  const { projectId, journal, emulator } = options
  const { url = '/', headers } = request
  const mayBeKnown = journal !== undefined && isLookup({ url }, headers.authorization)
  try {
    if (!mayBeKnown && isPassedAsItCame(request, journal !== undefined))
      return await passAsItCame(await emulator(), request, response)
    const call = await readCall(request)
    const known = mayBeKnown ? lookUp(call, options) : undefined
    if (known !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      return void response.end(known)
    }
    const { reply, answer } = await pass(call, projectId, await emulator())
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
  (options: Options): RequestListener =>
  (request, response) =>
    void answerWith(options, request, response)
