import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Serves the shop through a proxy that can simulate the previous release: its documents, scripts and service worker
 * name each built file by another hash, and only files of that name exist. So a deploy is a switch, without a second
 * build. The previous release's files are all gone after it; a real deploy keeps those of the last ten (decision 53).
 */
const ASSETS = join(import.meta.dirname, '../../web/dist/assets')

/** Replaces the last letter in hashes of the simulated previous release; the build's hashes never contain it. */
const MARK = '~'

const renamed = (name: string) => name.replace(/.(?=\.\w+$)/, MARK)

const oldNames = new Map(readdirSync(ASSETS).map((name) => [name, renamed(name)]))
const newNames = new Map([...oldNames].map(([name, old]) => [old, name]))

const FILE = /[\w-]+\.(?:js|woff2|css)\b/g
/** Marks precached files whose name contains no hash. */
const REVISION = /revision:["'`]/g

const asBefore = (body: string) =>
  body.replaceAll(FILE, (name) => oldNames.get(name) ?? name).replaceAll(REVISION, '$&e')

const IS_TEXT = /^(?:text\/html|(?:text|application)\/javascript)/

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

export const twoReleases = async (shop: string) => {
  let isBefore = true
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const name = path.startsWith('/assets/') ? path.slice('/assets/'.length) : undefined
    const known = name && isBefore ? newNames.get(name) : name
    if (name !== undefined && !known) return void response.writeHead(404).end('Not found')
    const headers = without(request.headers, ['host', 'accept-encoding', 'if-none-match'])
    const asked = ask(
      new URL(known ? `/assets/${known}` : path, shop),
      { method: request.method, headers },
      (answer) => {
        const { statusCode = 502, headers: answered } = answer
        if (!isBefore || !IS_TEXT.test(answered['content-type'] ?? '')) {
          response.writeHead(statusCode, answered)
          return void answer.pipe(response)
        }
        const others = without(answered, ['content-length', 'etag'])
        void text(answer).then((body) => response.writeHead(statusCode, others).end(asBefore(body)))
      },
    )
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on serves the current build. */
    deploy: () => {
      isBefore = false
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
