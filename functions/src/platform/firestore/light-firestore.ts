import { setTimeout as pause } from 'node:timers/promises'
import { Firestore } from '@google-cloud/firestore'
import type { Settings } from '@google-cloud/firestore'
import { decodeMessage } from './decode-message.ts'
import { encodeMessage } from './encode-message.ts'
import { PREFIX_BYTES } from './grpc-call.ts'
import { GrpcConnection } from './grpc-connection.ts'
import type { Connection } from './grpc-connection.ts'
import { GrpcError } from './grpc-error.ts'
import type { Message } from './messages/message-type.ts'
import { METHODS } from './messages/methods.ts'
import { Replies } from './replies.ts'

// Loaded together with the client, in the bundle too, which knows no single exports of what is imported later.
export { AggregateField, FieldValue, Filter, Timestamp } from '@google-cloud/firestore'

type Options = {
  projectId: string
  /** `host:port` of the Firestore emulator. */
  emulator: string | undefined
  /** The value of the header of that name. */
  authorization: () => string | Promise<string>
  /** Of a person's login, Google asks whose quota its calls count against. */
  quotaProject?: string | undefined
  settings: Settings
  /** Instead of the network. */
  connection?: Connection | undefined
  /** Hears of each call to the database, waiting for locks included; `startedAt` is of `performance.now()`. */
  onCall?: ((method: string, startedAt: number) => void) | undefined
}

const HOST = 'https://firestore.googleapis.com'

/** Hosting cuts callers off then. */
const TIMEOUT_MS = 60_000

/** How long a call that fails is made again, and the longest pauses before that. */
const PATIENCE_MS = 10_000
const FIRST_PAUSE_MS = 100
const PAUSE_FACTOR = 1.3

const routeOf = (request: Message): { name: string; value: string } => {
  const name = typeof request['database'] === 'string' ? 'database' : 'parent'
  return { name, value: String(request[name]) }
}

/**
 * The SDK's Firestore with a shorter way to the database: its calls go over Node's HTTP/2 instead of google-gax,
 * grpc-js and protobufjs (docs/decisions/0050). The SDK makes all of its calls through `request` and `requestStream`.
 */
export class LightFirestore extends Firestore {
  readonly #connection: Connection
  readonly #authorization: Options['authorization']
  readonly #quota: Record<string, string>
  readonly #onCall: Options['onCall']

  constructor(options: Options) {
    const { projectId, emulator, authorization, quotaProject, settings, connection } = options
    super({ projectId, ...settings })
    this.#connection = connection ?? new GrpcConnection(emulator ? `http://${emulator}` : HOST)
    this.#authorization = authorization
    this.#onCall = options.onCall
    this.#quota = quotaProject ? { 'x-goog-user-project': quotaProject } : {}
  }

  /** What the SDK calls with one reply; it may say after which codes to repeat it. */
  async request(
    name: string,
    request: Message,
    _tag: string,
    repeatAfter?: readonly number[],
  ): Promise<Message | unknown[] | undefined> {
    const list = METHODS.get(name)?.list
    if (list) return this.#list(name, request, list)
    const [reply] = await this.#repeat(name, request, repeatAfter)
    return reply
  }

  /** What the SDK calls with any number of replies. */
  async requestStream(name: string, _isBidirectional: boolean, request: Message): Promise<Replies> {
    return new Replies(await this.#repeat(name, request))
  }

  override async terminate(): Promise<void> {
    this.#connection.close()
    await super.terminate()
  }

  /** What is on all pages of a list, as the SDK expects it. */
  async #list(name: string, request: Message, list: string): Promise<unknown[]> {
    const all: unknown[] = []
    for (let pageToken: unknown; ;) {
      const [page = {}] = await this.#repeat(name, { ...request, pageToken })
      const items = page[list]
      if (Array.isArray(items)) all.push(...items)
      pageToken = page['nextPageToken']
      if (!pageToken) return all
    }
  }

  async #repeat(
    name: string,
    request: Message,
    repeatAfter = METHODS.get(name)?.repeatAfter ?? [],
  ): Promise<Message[]> {
    const deadline = Date.now() + PATIENCE_MS
    for (let longest = FIRST_PAUSE_MS; ; longest *= PAUSE_FACTOR)
      try {
        return await this.#call(name, request)
      } catch (error) {
        const wait = longest * Math.random()
        const passes = error instanceof GrpcError && repeatAfter.includes(error.code)
        if (!passes || Date.now() + wait > deadline) throw error
        await pause(wait)
      }
  }

  async #call(name: string, request: Message): Promise<Message[]> {
    const method = METHODS.get(name)
    if (!method)
      throw new Error(`Firestore's ${name} is not among the calls in messages/methods.ts`)
    const route = routeOf(request)
    const authorization = await this.#authorization()
    const startedAt = performance.now()
    const replying = this.#connection.call({
      path: method.path,
      headers: {
        authorization,
        ...this.#quota,
        'google-cloud-resource-prefix': route.value.split('/documents')[0],
        'x-goog-request-params': `${route.name}=${encodeURIComponent(route.value)}`,
      },
      body: encodeMessage(method.request, request, PREFIX_BYTES),
      timeoutMs: TIMEOUT_MS,
    })
    const replies = await replying.finally(() => this.#onCall?.(name, startedAt))
    return replies.map((reply) => decodeMessage(method.reply, reply))
  }
}
