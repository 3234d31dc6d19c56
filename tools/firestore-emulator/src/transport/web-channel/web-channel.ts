import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { invalid } from '#engine/failure.ts'
import { denialOf } from '../access.ts'
import { errorReply, type JsonServices } from '../json-calls.ts'
import type { Json } from '../rest/json.ts'
import { chunkOf, Session } from './session.ts'

const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/
/** What the client speaks, and what it calls the server's own version. */
const VERSION = 8
const SERVER_VERSION = 14
const KEEP_ALIVE_MILLISECONDS = 30_000

export type ChannelRequest = {
  readonly method: string
  readonly url: URL
  readonly text: () => Promise<string>
  /** Writes the head of a 200 answer. */
  readonly open: () => ServerResponse
}

/** `count=2&ofs=5&req0___data__={…}&req1___data__={…}` as numbered messages. */
const messagesIn = (form: URLSearchParams) =>
  Array.from({ length: Number(form.get('count') ?? 0) }, (_, i): [number, Json] => [
    Number(form.get('ofs') ?? 0) + i,
    JSON.parse(form.get(`req${i}___data__`) ?? '') as Json,
  ])

/** The headers that the first request brings in its body, since a page may not send them without a preflight. */
const headersIn = (form: URLSearchParams) =>
  new Map(
    (form.get('headers') ?? '').split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )

/**
 * Listen and Write for the web SDK in a browser, which can't speak gRPC: WebChannel, as its public client
 * (`@firebase/webchannel-wrapper`) does. A channel is opened by a POST with its first messages; later ones come by POSTs, and
 * answers over a GET that stays open, or, behind proxies that hold answers back, ends after each.
 */
export const webChannel = ({ databases, accounts, indexCheck, calls }: JsonServices) => {
  const sessions = new Map<string, Session>()

  const run = async (name: string, session: Session, authorization: string | undefined) => {
    const abort = new AbortController()
    const { method, read, show } = calls(name)
    if (method.kind !== 'duplex') throw invalid(`${name} is not a stream of both sides`)
    const requests = async function* () {
      for await (const message of session.requests) yield read(message)
      abort.abort('cancelled')
    }
    try {
      const denied = denialOf(authorization)
      if (denied && name !== 'Listen') throw denied
      const usage = accounts.open(name, '')
      const call = { databases, indexCheck, usage, signal: abort.signal, denied }
      for await (const answer of method.run(call, requests())) session.send([show(answer)])
    } catch (error) {
      if (!abort.signal.aborted) session.send([errorReply(error).body])
    }
  }

  const begin = (name: string, form: URLSearchParams): string => {
    const id = randomUUID()
    const session = new Session(id, () => sessions.delete(id))
    const messages = messagesIn(form)
    sessions.set(id, session)
    for (const message of messages) session.receive(...message)
    void run(name, session, headersIn(form).get('authorization'))
    return chunkOf([[0, ['c', id, '', VERSION, SERVER_VERSION, KEEP_ALIVE_MILLISECONDS]]])
  }

  const serve = async (name: string, { method, url, text, open }: ChannelRequest) => {
    const { searchParams } = url
    const id = searchParams.get('SID')
    if (id === null) return void open().end(begin(name, new URLSearchParams(await text())))
    const session = sessions.get(id)
    if (!session) throw invalid('Unknown SID')
    session.confirm(Number(searchParams.get('AID') ?? -1))
    if (searchParams.get('TYPE') === 'terminate') {
      session.end()
      return void open().end()
    }
    if (method === 'GET') return session.listen(open(), searchParams.get('CI') !== '1')
    for (const message of messagesIn(new URLSearchParams(await text()))) session.receive(...message)
    return void open().end(chunkOf(session.state))
  }

  return {
    /** False if the address is no channel's. */
    serve: async (request: ChannelRequest): Promise<boolean> => {
      const name = ADDRESS.exec(request.url.pathname)?.[1]
      if (name !== undefined) await serve(name, request)
      return name !== undefined
    },
    stop: () => {
      for (const session of sessions.values()) session.end()
    },
  }
}
