import { Clock } from './engine/clock.ts'
import { Databases } from './engine/databases.ts'
import { loadIndexes } from './load-indexes.ts'
import { SqliteStore } from './sqlite/sqlite-store.ts'
import { Accounts } from './transport/accounts.ts'
import { GrpcServer } from './transport/grpc-server.ts'
import { HttpServer } from './transport/http-server.ts'
import { listen } from './transport/port.ts'

export type FirestoreOptions = {
  /** 0 for a free port. */
  readonly port: number
  /** A folder, or ':memory:'. */
  readonly data: string
  readonly host?: string
  /** Path of a firestore.indexes.json; queries without an index in it are refused. */
  readonly indexes?: string | undefined
  /** A file to which each entry of `indexes` is appended when a query first needs it. */
  readonly indexUsage?: string | undefined
  readonly project?: string | undefined
  /** Timeout of an idle transaction; a minute by default, as in Firestore. */
  readonly idleMilliseconds?: number | undefined
}

export type RunningFirestore = {
  readonly port: number
  readonly host: string
  stop(): Promise<void>
}

const EXPIRY_INTERVAL = 5_000
const PRUNE_INTERVAL = 60_000

/** Starts a server in this process; resolves when it is ready. */
export const startFirestore = async ({
  port,
  data,
  host = '127.0.0.1',
  indexes,
  indexUsage,
  idleMilliseconds,
}: FirestoreOptions): Promise<RunningFirestore> => {
  const indexCheck = indexes === undefined ? undefined : loadIndexes(indexes, indexUsage)
  const store = new SqliteStore(data, (fault) =>
    console.error(fault ?? 'The disk takes writes again.'),
  )
  const clock = new Clock(store.lastTime)
  store.useClock(clock)
  const databases = new Databases(store, clock)
  const accounts = new Accounts()
  const grpc = new GrpcServer(databases, accounts, indexCheck)
  const http = new HttpServer({ databases, accounts, indexCheck }, () => store.fault)
  const open = listen(
    host,
    port,
    (socket) => grpc.accept(socket),
    (socket) => http.accept(socket),
  )
  let listening: Awaited<typeof open>
  try {
    listening = await open
  } catch (error) {
    grpc.stop()
    store.close()
    throw error
  }
  const expiry = setInterval(() => databases.expireTransactions(idleMilliseconds), EXPIRY_INTERVAL)
  const pruning = setInterval(() => store.prune(clock.read()), PRUNE_INTERVAL)
  expiry.unref()
  pruning.unref()
  let stopped: Promise<void> | undefined
  const stop = async () => {
    clearInterval(expiry)
    clearInterval(pruning)
    grpc.stop()
    http.stop()
    await listening.close()
    store.close()
  }
  return { port: listening.port, host, stop: () => (stopped ??= stop()) }
}
