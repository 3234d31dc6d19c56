import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Failure, invalid } from '#engine/failure.ts'
import { errorReply, jsonCalls, type Services } from './json-calls.ts'
import { loadMethods, loadTypes, MAX_REQUEST_BYTES, requestTooLarge } from './protocol.ts'
import { restApi } from './rest/rest-api.ts'
import { webChannel } from './web-channel/web-channel.ts'

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*$/gm
const ALLOW = /\ballow\b[^;]*/g
const NEVER = /^allow[\s\w,]*:\s*if\s+false\s*$/

type Body = { readonly rules?: { readonly files?: readonly { readonly content?: string }[] } }

/** Rules can't be run here; those that allow nobody anything describe what happens in any case. */
const loadRules = (text: string): object => {
  const { rules } = JSON.parse(text) as Body
  const source = rules?.files?.map(({ content = '' }) => content).join('\n')
  if (source === undefined) throw invalid('rules.files is missing')
  const allowed = source
    .replaceAll(COMMENTS, '')
    .match(ALLOW)
    ?.find((one) => !NEVER.test(one))
  if (allowed === undefined) return {}
  throw new Failure(
    'UNIMPLEMENTED',
    `Security rules are not run here: whoever does not send "Authorization: Bearer owner" is denied everything. These rules would allow something, so they can't be loaded: "${allowed.trim()}"`,
  )
}

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/
/** Entries of firestore.indexes.json that queries have needed so far. */
const INDEXES = /^\/emulator\/v1\/indexes\/?$/
/** Where @firebase/rules-unit-testing loads rules. */
const RULES = /^\/emulator\/v1\/projects\/[^/]+:securityRules$/
const USAGE = /^\/emulator\/v1\/(?:projects\/([^/]+)\/)?usage\/?$/

/** Any page may call, and the web SDK does so with credentials: access depends on the token. */
const forBrowsers = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? 'authorization',
  vary: 'origin, access-control-request-headers',
})

/** Longer than clients keep an idle connection, so that none sends a call into one that is just being closed. */
const KEEP_ALIVE_MILLISECONDS = 620_000

/** The body, unless it is larger than a request may be: of such a one no more than the limit is kept. */
const textOf = async (request: IncomingMessage): Promise<string> => {
  if (Number(request.headers['content-length']) > MAX_REQUEST_BYTES) throw requestTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  // The loop over the request itself would close the connection when it ends by an error.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array)
    size += bytes.length
    if (size > MAX_REQUEST_BYTES) throw requestTooLarge()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const reply = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json', ...forBrowsers(response.req) })
  response.end(`${JSON.stringify(body)}\n`)
}

const nothingAt = ({ method, url }: IncomingMessage) =>
  new Failure('NOT_FOUND', `Nothing at ${method} ${url}`)

const openJson = (services: Services) => {
  const withCalls = { ...services, calls: jsonCalls(loadMethods(), loadTypes()) }
  return { rest: restApi(withCalls), channel: webChannel(withCalls) }
}

/** The HTTP/1 side: the REST API, clearing a database, and reading the usage. */
export class HttpServer {
  readonly #server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MILLISECONDS },
    (request, response) => void this.#serve(request, response),
  )
  readonly #services: Services
  /** Why nothing can be written; undefined if it can. */
  readonly #fault: () => string | undefined
  #json: ReturnType<typeof openJson> | undefined

  constructor(services: Services, fault: () => string | undefined) {
    this.#services = services
    this.#fault = fault
  }

  /** Serves an HTTP/1 connection. */
  accept(socket: Socket) {
    this.#server.emit('connection', socket)
  }

  stop() {
    this.#json?.channel.stop()
    this.#server.closeAllConnections()
  }

  /** Loaded at the first call: most users never need it. */
  #forJson() {
    return (this.#json ??= openJson(this.#services))
  }

  async #serveRest(request: IncomingMessage, response: ServerResponse, url: URL) {
    const gone = new AbortController()
    response.once('close', () => gone.abort('cancelled'))
    const answer = await this.#forJson().rest({
      method: request.method ?? 'GET',
      url,
      headers: request.headers,
      text: () => textOf(request),
      signal: gone.signal,
    })
    if (answer) reply(response, answer.status, answer.body)
    else throw nothingAt(request)
  }

  async #serveChannel(request: IncomingMessage, response: ServerResponse, url: URL) {
    const open = () =>
      response.writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache, no-store',
        ...forBrowsers(request),
      })
    const { method = 'GET' } = request
    const asked = { method, url, text: () => textOf(request), open }
    if (!(await this.#forJson().channel.serve(asked))) throw nothingAt(request)
  }

  /** Answers requests of tests and tools about the emulator itself; undefined for unknown ones. */
  #answer(method: string, path: string): object | undefined {
    const [usage, project] = USAGE.exec(path) ?? []
    const [, database] = CLEAR.exec(path) ?? []
    const { databases, accounts, indexCheck } = this.#services
    if (method === 'DELETE' && database) {
      databases.get(database).clear()
      return {}
    }
    if (method === 'DELETE' && usage) {
      accounts.reset(project)
      return {}
    }
    if (method === 'GET' && usage) return accounts.report(project)
    if (method === 'GET' && INDEXES.test(path))
      return indexCheck?.report() ?? { used: [], unused: [] }
    if (path !== '/') return undefined
    const fault = this.#fault()
    if (fault !== undefined) throw new Failure('UNAVAILABLE', fault)
    return { status: 'ok' }
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET' } = request
    try {
      if (method === 'OPTIONS') return void response.writeHead(204, forBrowsers(request)).end()
      const url = new URL(request.url ?? '/', 'http://firestore')
      if (url.pathname.startsWith('/v1/')) return await this.#serveRest(request, response, url)
      if (url.pathname.startsWith('/google.firestore.v1.Firestore/'))
        return await this.#serveChannel(request, response, url)
      const path = decodeURIComponent(url.pathname)
      if (method === 'PUT' && RULES.test(path))
        return reply(response, 200, loadRules(await textOf(request)))
      const answer = this.#answer(method, path)
      if (!answer) throw nothingAt(request)
      reply(response, 200, answer)
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      const { status, body } = errorReply(error)
      reply(response, status, body)
    }
  }
}
