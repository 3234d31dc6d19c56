import { status } from '@grpc/grpc-js'
import { Clock, type Micros } from './engine/clock.ts'
import { Databases } from './engine/databases.ts'
import type { Change } from './engine/document.ts'
import { Failure } from './engine/failure.ts'
import { noUsage } from './engine/usage.ts'
import { loadIndexes } from './load-indexes.ts'
import { service } from './rpc/service.ts'
import { SqliteStore } from './sqlite/sqlite-store.ts'
import { loadMethods } from './transport/protocol.ts'

export type InProcessOptions = {
  /** A folder, or ':memory:'. */
  readonly data: string
  /** Path of a firestore.indexes.json; queries without an index in it are refused. */
  readonly indexes?: string | undefined
}

/** A call's failure, as gRPC reports it. */
export class CallError extends Error {
  readonly code: status

  constructor(code: status, message: string) {
    super(message)
    this.code = code
  }
}

export type Commit = { readonly time: Micros; readonly changes: readonly Change[] }

const PATH = /^\/google\.firestore\.v1\.Firestore\/(\w+)$/

/** The same calls and replies, byte for byte, without a port: for tests and simulations in one process. */
export const openInProcess = ({ data, indexes }: InProcessOptions) => {
  const indexCheck = indexes === undefined ? undefined : loadIndexes(indexes)
  const store = new SqliteStore(data)
  const clock = new Clock(store.lastTime)
  store.useClock(clock)
  const databases = new Databases(store, clock)
  const methods = loadMethods()

  const answersOf = async (path: string, body: Buffer, signal: AbortSignal): Promise<object[]> => {
    const name = PATH.exec(path)?.[1] ?? ''
    const method = service[name]
    const definition = methods[name]
    if (!method || !definition || method.kind === 'duplex')
      throw new Failure('UNIMPLEMENTED', `${path} is not answered in the process`)
    const call = { databases, indexCheck, usage: noUsage(), signal }
    const request = definition.requestDeserialize(body)
    if (method.kind === 'unary') return [await method.run(call, request)]
    const answers: object[] = []
    for await (const answer of method.run(call, request)) answers.push(answer)
    return answers
  }

  return {
    /** `path` as in HTTP/2, `body` without the message prefix; returns the messages of the reply. */
    call: async (path: string, body: Buffer, signal: AbortSignal): Promise<Buffer[]> => {
      try {
        const answers = await answersOf(path, body, signal)
        const definition = methods[PATH.exec(path)?.[1] ?? '']
        return answers.flatMap((answer) => definition?.responseSerialize(answer) ?? [])
      } catch (error) {
        if (error instanceof Failure) throw new CallError(status[error.code], error.message)
        throw error
      }
    },
    /** Listens to every commit to a database (`projects/…/databases/(default)`), in order. */
    subscribe: (database: string, listener: (commit: Commit) => void) =>
      databases.get(database).subscribe(listener),
    /** Ends idle transactions, as the server does every minute. */
    expireTransactions: () => databases.expireTransactions(),
    /** Deletes history that reads of the past may no longer request. */
    prune: () => store.prune(clock.read()),
    close: () => store.close(),
  }
}

export type InProcessFirestore = ReturnType<typeof openInProcess>
