import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Databases } from '#engine/databases.ts'
import { Failure } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/index-check.ts'
import type { Accounts } from './accounts.ts'

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/
/** Which entries of firestore.indexes.json queries have needed so far. */
const INDEXES = /^\/emulator\/v1\/indexes\/?$/
const USAGE = /^\/emulator\/v1\/(?:projects\/([^/]+)\/)?usage\/?$/

const reply = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(`${JSON.stringify(body)}\n`)
}

/** The plain HTTP side: clearing a database, and reading the accounts. */
export class HttpServer {
  readonly #server = createServer((request, response) => this.#serve(request, response))
  readonly #databases: Databases
  readonly #accounts: Accounts
  readonly #indexCheck: IndexCheck | undefined

  constructor(databases: Databases, accounts: Accounts, indexCheck: IndexCheck | undefined) {
    this.#databases = databases
    this.#indexCheck = indexCheck
    this.#accounts = accounts
  }

  /** Serves a connection that speaks HTTP/1. */
  accept(socket: Socket) {
    this.#server.emit('connection', socket)
  }

  stop() {
    this.#server.closeAllConnections()
  }

  #serve({ method, url = '/' }: IncomingMessage, response: ServerResponse) {
    try {
      const path = decodeURIComponent(url.split('?')[0] ?? '/')
      const usage = USAGE.exec(path)
      const [, database] = CLEAR.exec(path) ?? []
      if (database && method === 'DELETE') {
        this.#databases.get(database).clear()
        reply(response, 200, {})
      } else if (usage && method === 'GET') reply(response, 200, this.#accounts.report(usage[1]))
      else if (usage && method === 'DELETE') {
        this.#accounts.reset(usage[1])
        reply(response, 200, {})
      } else if (INDEXES.test(path) && method === 'GET')
        reply(response, 200, this.#indexCheck?.report() ?? { used: [], unused: [] })
      else if (path === '/') reply(response, 200, { status: 'ok' })
      else reply(response, 404, { error: { code: 404, message: `Nothing at ${method} ${path}` } })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      reply(response, error instanceof Failure ? 400 : 500, { error: { message } })
    }
  }
}
