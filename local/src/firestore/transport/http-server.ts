import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Databases } from '../engine/databases.ts'
import { Failure } from '../engine/failure.ts'
import type { Accounts } from './accounts.ts'

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents\/?$/
const USAGE = /^\/emulator\/v1\/usage\/?$/

const reply = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(`${JSON.stringify(body)}\n`)
}

/** The plain HTTP side: clearing a database, and reading the accounts. */
export class HttpServer {
  readonly #server = createServer((request, response) => this.#serve(request, response))
  readonly #databases: Databases
  readonly #accounts: Accounts

  constructor(databases: Databases, accounts: Accounts) {
    this.#databases = databases
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
      const [, database] = CLEAR.exec(path) ?? []
      if (database && method === 'DELETE') {
        this.#databases.get(database).clear()
        reply(response, 200, {})
      } else if (USAGE.test(path) && method === 'GET') reply(response, 200, this.#accounts.report())
      else if (USAGE.test(path) && method === 'DELETE') {
        this.#accounts.reset()
        reply(response, 200, {})
      } else if (path === '/') reply(response, 200, { status: 'ok' })
      else reply(response, 404, { error: { code: 404, message: `Nothing at ${method} ${path}` } })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      reply(response, error instanceof Failure ? 400 : 500, { error: { message } })
    }
  }
}
