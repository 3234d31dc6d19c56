import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Databases } from '#engine/databases.ts'
import { Failure } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'
import type { Accounts } from './accounts.ts'
import { loadMethods, loadTypes } from './protocol.ts'
import { restApi } from './rest/rest-api.ts'

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/
/** Entries of firestore.indexes.json that queries have needed so far. */
const INDEXES = /^\/emulator\/v1\/indexes\/?$/
const USAGE = /^\/emulator\/v1\/(?:projects\/([^/]+)\/)?usage\/?$/

/** Any page may call: access depends on the token. */
const FOR_BROWSERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': '*, authorization',
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}

const reply = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json', ...FOR_BROWSERS })
  response.end(`${JSON.stringify(body)}\n`)
}

type Surroundings = {
  readonly indexCheck: IndexCheck | undefined
  /** Why nothing can be written; undefined if it can. */
  readonly fault: () => string | undefined
}

/** The HTTP/1 side: the REST API, clearing a database, and reading the usage. */
export class HttpServer {
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #databases: Databases
  readonly #accounts: Accounts
  readonly #indexCheck: IndexCheck | undefined
  readonly #fault: () => string | undefined
  #rest: ReturnType<typeof restApi> | undefined

  constructor(databases: Databases, accounts: Accounts, { indexCheck, fault }: Surroundings) {
    this.#databases = databases
    this.#indexCheck = indexCheck
    this.#fault = fault
    this.#accounts = accounts
  }

  /** Serves an HTTP/1 connection. */
  accept(socket: Socket) {
    this.#server.emit('connection', socket)
  }

  stop() {
    this.#server.closeAllConnections()
  }

  /** Loaded at the first call: most users never need it. */
  #restApi() {
    this.#rest ??= restApi({
      databases: this.#databases,
      accounts: this.#accounts,
      indexCheck: this.#indexCheck,
      methods: loadMethods(),
      types: loadTypes(),
    })
    return this.#rest
  }

  async #serveRest(request: IncomingMessage, response: ServerResponse) {
    const gone = new AbortController()
    response.once('close', () => gone.abort('cancelled'))
    const answer = await this.#restApi()({
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://firestore'),
      headers: request.headers,
      text: await textOf(request),
      signal: gone.signal,
    })
    if (answer) reply(response, answer.status, answer.body)
    else
      reply(response, 404, {
        error: { code: 404, message: `Nothing at ${request.method} ${request.url}` },
      })
  }

  /** Answers requests of tests and tools about the emulator itself; undefined for unknown ones. */
  #answer(method: string, path: string): object | undefined {
    const [usage, project] = USAGE.exec(path) ?? []
    const [, database] = CLEAR.exec(path) ?? []
    if (method === 'DELETE' && database) {
      this.#databases.get(database).clear()
      return {}
    }
    if (method === 'DELETE' && usage) {
      this.#accounts.reset(project)
      return {}
    }
    if (method === 'GET' && usage) return this.#accounts.report(project)
    if (method === 'GET' && INDEXES.test(path))
      return this.#indexCheck?.report() ?? { used: [], unused: [] }
    if (path !== '/') return undefined
    const fault = this.#fault()
    if (fault !== undefined) throw new Failure('UNAVAILABLE', fault)
    return { status: 'ok' }
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/' } = request
    try {
      if (method === 'OPTIONS') return void response.writeHead(204, FOR_BROWSERS).end()
      if (url.startsWith('/v1/')) return await this.#serveRest(request, response)
      const path = decodeURIComponent(url.split('?')[0] ?? '/')
      const answer = this.#answer(method, path)
      if (answer) reply(response, 200, answer)
      else reply(response, 404, { error: { code: 404, message: `Nothing at ${method} ${path}` } })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const status = error instanceof Failure ? (error.code === 'UNAVAILABLE' ? 503 : 400) : 500
      reply(response, status, { error: { message } })
    }
  }
}
