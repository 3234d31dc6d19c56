import { once } from 'node:events'
import type { Socket } from 'node:net'
import {
  Metadata,
  Server,
  ServerCredentials,
  status,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
  type sendUnaryData,
} from '@grpc/grpc-js'
import type { Databases } from '#engine/databases.ts'
import { assertNever, Failure } from '#engine/failure.ts'
import type { IndexCheck } from '#engine/query/index-check.ts'
import type { Call, Duplex, ServerStream, Unary } from '#rpc/call.ts'
import { service, type Method } from '#rpc/service.ts'
import { denialOf } from './access.ts'
import type { Accounts } from './accounts.ts'
import {
  loadMethods,
  MAX_REQUEST_BYTES,
  requestTooLarge,
  type MethodDefinitions,
} from './protocol.ts'

/** More than the limit for requests, so that the refusal can explain it. */
const MAX_RECEIVED = 64 * 1024 * 1024

type Served = {
  readonly metadata: Metadata
  readonly cancelled: boolean
  on(event: 'cancelled', listener: () => void): unknown
}

const statusOf = (error: unknown) => {
  if (error instanceof Failure)
    return { code: status[error.code], details: error.message, metadata: new Metadata() }
  console.error(error)
  const details = error instanceof Error ? error.message : String(error)
  return { code: status.INTERNAL, details, metadata: new Metadata() }
}

const denialTo = (served: Served) => {
  const [authorization] = served.metadata.get('authorization')
  return denialOf(authorization?.toString())
}

type Addressed = {
  readonly database?: string
  readonly parent?: string
  readonly name?: string
}

/** The SDKs also send the database in a header, which on streams is the only source at first. */
const projectOf = (served: Served & { readonly request?: Addressed }): string => {
  const [header] = served.metadata.get('google-cloud-resource-prefix')
  const { database, parent, name } = served.request ?? {}
  const text = String(header ?? database ?? parent ?? name ?? '')
  return /^projects\/([^/]+)/.exec(text)?.[1] ?? ''
}

type Written = ServerWritableStream<object, object> | ServerDuplexStream<object, object>

const send = async (stream: Written, messages: AsyncIterable<object>, signal: AbortSignal) => {
  for await (const message of messages) {
    if (signal.aborted) return
    if (!stream.write(message)) await once(stream, 'drain', { signal })
  }
  stream.end()
}

export class GrpcServer {
  readonly #server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVED,
    'grpc.max_send_message_length': -1,
  })
  readonly #injector
  readonly #tooLarge = new WeakSet<object>()
  readonly #databases: Databases
  readonly #accounts: Accounts
  readonly #indexCheck: IndexCheck | undefined

  constructor(databases: Databases, accounts: Accounts, indexCheck: IndexCheck | undefined) {
    this.#databases = databases
    this.#indexCheck = indexCheck
    this.#accounts = accounts
    const methods = loadMethods()
    this.#server.addService(this.#weighed(methods), this.#implementation(methods))
    this.#injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure())
  }

  /** Serves an HTTP/2 connection. */
  accept(socket: Socket) {
    this.#injector.injectConnection(socket)
  }

  stop() {
    this.#server.forceShutdown()
    this.#injector.destroy()
  }

  /** The same methods, with requests that are too large marked. */
  #weighed(methods: MethodDefinitions): MethodDefinitions {
    const weigh = (definition: MethodDefinitions[string]) => ({
      ...definition,
      requestDeserialize: (bytes: Buffer) => {
        const request = definition.requestDeserialize(bytes)
        if (bytes.length > MAX_REQUEST_BYTES) this.#tooLarge.add(request)
        return request
      },
    })
    return Object.fromEntries(Object.entries(methods).map(([name, one]) => [name, weigh(one)]))
  }

  #implementation(methods: MethodDefinitions): UntypedServiceImplementation {
    const handlers: UntypedServiceImplementation = {}
    for (const name of Object.keys(methods)) {
      const method = service[name]
      handlers[name] = method ? this.#handler(name, method) : this.#missing(name)
    }
    return handlers
  }

  #missing(name: string) {
    return (served: Served & Partial<Written>, callback?: sendUnaryData<object>) => {
      const refusal = statusOf(new Failure('UNIMPLEMENTED', `${name} is not implemented`))
      if (callback) callback(refusal)
      else served.emit?.('error', refusal)
    }
  }

  #handler(name: string, method: Method) {
    switch (method.kind) {
      case 'unary':
        return this.#unary(name, method.run)
      case 'serverStream':
        return this.#serverStream(name, method.run)
      case 'duplex':
        return this.#duplex(name, method.run)
      default:
        return assertNever(method)
    }
  }

  #call(served: Served & { readonly request?: object }, name: string): Call {
    const denied = denialTo(served)
    if (denied && name !== 'Listen') throw denied
    if (served.request && this.#tooLarge.has(served.request)) throw requestTooLarge()
    const abort = new AbortController()
    // With our own reason no DOMException is created, which would cost more than most calls.
    served.on('cancelled', () => abort.abort('cancelled'))
    return {
      databases: this.#databases,
      indexCheck: this.#indexCheck,
      usage: this.#accounts.open(name, projectOf(served)),
      signal: abort.signal,
      denied,
    }
  }

  #unary(name: string, run: Unary) {
    return (served: ServerUnaryCall<object, object>, callback: sendUnaryData<object>) => {
      const answer = async () => {
        try {
          callback(null, await run(this.#call(served, name), served.request))
        } catch (error) {
          callback(statusOf(error))
        }
      }
      void answer()
    }
  }

  #serverStream(name: string, run: ServerStream) {
    return (served: ServerWritableStream<object, object>) =>
      this.#stream(served, name, (call) => run(call, served.request))
  }

  #duplex(name: string, run: Duplex) {
    return (served: ServerDuplexStream<object, object>) =>
      this.#stream(served, name, (call) =>
        // A loop over the stream itself destroys it when it ends by an error, which then reaches nobody.
        run(call, { [Symbol.asyncIterator]: () => served.iterator({ destroyOnReturn: false }) }),
      )
  }

  #stream(served: Written, name: string, run: (call: Call) => AsyncIterable<object>) {
    const answer = async () => {
      const call = this.#call(served, name)
      await send(served, run(call), call.signal)
    }
    answer().catch((error: unknown) => {
      if (served.cancelled) return
      served.emit('error', statusOf(error))
    })
  }
}
