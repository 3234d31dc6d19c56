import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Tally } from './tally.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * Parses the target's address.
 * @throws unless it is a loopback IP address; host names are refused because DNS decides where they lead
 */
export const loopbackUrl = (text: string): URL => {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0 || !LOOPBACK.check(host, version === 6 ? 'ipv6' : 'ipv4'))
    throw new Error(`The hostile run attacks this machine's loopback alone, not ${host}`)
  return url
}

export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Sent as JSON, unless it is text or bytes, whose type must be in `headers`. */
  body?: object | string | Buffer
  token?: string | undefined
  /** The Idempotency-Key header. */
  key?: string
  headers?: Record<string, string>
  /** Discards the body of a successful answer and counts only its length. */
  isUnread?: boolean
  /** Closes the connection after this many milliseconds. */
  dropAfterMs?: number
}

/** `status` is 0 if there was no answer. */
export type Reply = { status: number; code?: string; body: unknown; headers: IncomingHttpHeaders }

const MAX_REPLY_BYTES = 20_000_000
/** Longer than the function itself takes for any call. */
const TIMEOUT_MS = 70_000

const readText = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += (chunk as Buffer).length
    if (bytes > MAX_REPLY_BYTES) throw new Error('The answer is too long')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString()
}

const parsed = (text: string, type: string | undefined): unknown =>
  type?.includes('json') ? (JSON.parse(text) as unknown) : text

const codeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined

const readReply = async (answer: IncomingMessage, { isUnread }: Call): Promise<Reply> => {
  const { statusCode: status = 0, headers } = answer
  const text = await readText(answer)
  const body = isUnread && status < 300 ? undefined : parsed(text, headers['content-type'])
  const code = codeOf(body)
  return { status, ...(code && { code }), body, headers }
}

const isJson = (body: Call['body']): body is object =>
  typeof body === 'object' && !Buffer.isBuffer(body)

const bytesOf = (body: Call['body']): Buffer | string | undefined =>
  isJson(body) ? JSON.stringify(body) : body

const headersOf = (
  { body, token, key, headers }: Call,
  forwarded: string,
  bytes: Buffer | string | undefined,
) => ({
  ...(isJson(body) && { 'content-type': 'application/json' }),
  ...(bytes !== undefined && { 'content-length': String(Buffer.byteLength(bytes)) }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(key && { 'idempotency-key': key }),
  // Hosting appends the real address as the last entry; the entries before it are the caller's claim.
  'x-forwarded-for': [headers?.['x-forwarded-for'], forwarded].filter(Boolean).join(', '),
  'x-forwarded-proto': 'https',
})

const send = (url: URL, agent: Agent, call: Call, address: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const bytes = bytesOf(call.body)
    const { method = call.body ? 'POST' : 'GET', dropAfterMs } = call
    const outgoing = request(
      new URL(call.path, url),
      {
        agent,
        method,
        timeout: TIMEOUT_MS,
        headers: { ...call.headers, ...headersOf(call, address, bytes) },
      },
      (answer) => {
        readReply(answer, call).then(resolve, reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    if (dropAfterMs !== undefined) {
      const timer = setTimeout(() => outgoing.destroy(new Error('dropped')), dropAfterMs)
      outgoing.on('close', () => clearTimeout(timer))
    }
    outgoing.end(bytes)
  })

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

const outcomeOf = ({ status, code }: Reply): string => [status, code].filter(Boolean).join(' ')

/** Creates a client with its own address; counts how each call ends. */
export const createCaller = (
  /** Undefined while the function's process is down. */
  shopUrl: () => string | undefined,
  address: string,
  tally: Tally,
) => {
  const agent = new Agent({ keepAlive: true })
  return async (call: Call): Promise<Reply> => {
    const startedAt = performance.now()
    try {
      const url = shopUrl()
      if (url === undefined) throw new Error('The function is not running')
      const reply = await send(loopbackUrl(url), agent, call, address)
      tally.add(outcomeOf(reply), performance.now() - startedAt)
      return reply
    } catch (error) {
      const isOurs = call.dropAfterMs !== undefined
      tally.add(isOurs ? 'dropped' : `broken ${reasonOf(error)}`)
      return { status: 0, body: String(error), headers: {} }
    }
  }
}

export type Caller = ReturnType<typeof createCaller>
