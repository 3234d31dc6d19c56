import type { Clock, Micros } from './clock.ts'
import type { Change, Document } from './document.ts'
import { Failure, invalid } from './failure.ts'
import { Locks, type RangeLock } from './locks.ts'
import type { QueryView } from './query/query-orders.ts'
import { countByIndex, runQuery, runQueryAt } from './query/query-run.ts'
import type { CommitEvent, Reader, Store } from './store.ts'
import {
  Transactions,
  type ReadWriteTransaction,
  type Transaction,
  type TransactionOptions,
} from './transactions.ts'
import type { Value } from './value.ts'
import { applyWrite, type Write } from './write.ts'

/** What a read sees: the newest state, a past time, or a transaction's view. */
export type ReadAt =
  | { readonly kind: 'now' }
  | { readonly kind: 'time'; readonly time: Micros }
  | { readonly kind: 'transaction'; readonly transaction: Transaction }

export type Read<T> = {
  readonly result: T
  readonly readTime: Micros
}

export type WriteResult = {
  /** Absent after a delete. */
  readonly updateTime: Micros | undefined
  readonly transformResults: readonly Value[]
}

export type Committed = {
  readonly commitTime: Micros
  readonly results: readonly WriteResult[]
}

const HOUR = 3_600_000_000
const MAX_TRANSFORMS = 500

/** What a commit's writes may not be together, whatever is stored. */
const checkWrites = (writes: readonly Write[]) => {
  const transforms = new Map<string, number>()
  const deleted = new Set<string>()
  for (const write of writes) {
    const { path, precondition } = write
    if (write.kind === 'delete') deleted.add(path)
    if (write.kind !== 'set') continue
    if (deleted.delete(path) && precondition && !('exists' in precondition && !precondition.exists))
      throw invalid(
        `The document "${path}" is deleted before in this commit, so it can't be updated`,
      )
    const count = (transforms.get(path) ?? 0) + write.transforms.length
    if (count > MAX_TRANSFORMS)
      throw invalid(`A commit may hold at most ${MAX_TRANSFORMS} transforms of one document`)
    transforms.set(path, count)
  }
}

/** Applies the writes in order, each to the result of the one before. */
const applyAll = (database: string, writes: readonly Write[], reader: Reader, now: Micros) => {
  const changes = new Map<string, Change>()
  const results: WriteResult[] = []
  for (const write of writes) {
    const { path } = write
    const earlier = changes.get(path)
    const before = earlier ? earlier.before : reader.get(database, path)
    const current = earlier ? earlier.after : before
    const { after, transformResults } = applyWrite(database, write, current, now)
    changes.set(path, { path, before, after })
    results.push({ updateTime: after?.updateTime, transformResults })
  }
  const real = [...changes.values()].filter(({ before, after }) => before !== after)
  return { changes: real, results }
}

/** What the query depends on: all matches, or with a limit, those up to the last result. */
const rangeOf = (view: QueryView, found: readonly Document[]): RangeLock => {
  const { limit, offset } = view.query
  const last = limit !== undefined && found.length >= limit + offset ? found.at(-1) : undefined
  const sees = (document: Document | undefined) =>
    document !== undefined &&
    view.matches(document) &&
    (last === undefined || view.compare(document, last) <= 0)
  return ({ before, after }) => sees(before) || sees(after)
}

/** One database: reads, queries and commits under the rules of isolation. */
export class Database {
  readonly name: string
  readonly transactions: Transactions
  readonly #store: Store
  readonly #clock: Clock
  readonly #locks = new Locks()

  constructor(name: string, store: Store, clock: Clock) {
    this.name = name
    this.#store = store
    this.#clock = clock
    this.transactions = new Transactions(this.#locks)
  }

  now(): Micros {
    return this.#clock.read()
  }

  begin(options: TransactionOptions): Transaction {
    if (options.mode === 'readOnly' && options.readTime !== undefined)
      this.checkReadTime(options.readTime)
    return this.transactions.begin(options, this.now())
  }

  /** Ids of the collections directly below a document, or below the root with ''. */
  collectionIds(parent: string): string[] {
    return this.#store.collectionIds(this.name, parent)
  }

  /** Documents of a collection, including missing ones that have subcollections. */
  pathsWithMissing(parent: string, collectionId: string): string[] {
    return this.#store.pathsWithMissing(this.name, parent, collectionId)
  }

  documentAt(path: string, time: Micros): Document | undefined {
    return this.#store.getAt(this.name, path, time)
  }

  queryAt(view: QueryView, time: Micros): Document[] {
    return view.page(runQueryAt(this.#store, this.name, view, time))
  }

  /** Whether the state at `time` can still be reconstructed. */
  remembers(time: Micros): boolean {
    const now = this.now()
    return time <= now && now - time <= HOUR
  }

  /** Reports the commits of this database, in order. */
  subscribe(listener: (event: CommitEvent) => void): () => void {
    return this.#store.subscribe((event) => {
      if (event.database === this.name) listener(event)
    })
  }

  clear() {
    this.#store.clear(this.name)
  }

  /** History is kept for one hour, as in production without point-in-time recovery. */
  checkReadTime(time: Micros) {
    const now = this.now()
    if (time > now) throw invalid('The requested read_time is in the future')
    if (now - time > HOUR)
      throw new Failure('FAILED_PRECONDITION', 'The requested snapshot version is too old.')
  }

  async documents(
    paths: readonly string[],
    at: ReadAt,
    signal?: AbortSignal,
  ): Promise<Read<(Document | undefined)[]>> {
    const time = this.#snapshot(at)
    if (time !== undefined) {
      const result = paths.map((path) => this.#store.getAt(this.name, path, time))
      return { result, readTime: time }
    }
    if (at.kind === 'transaction' && at.transaction.mode === 'readWrite')
      await this.#locks.read(at.transaction.owner, paths, signal)
    const result = paths.map((path) => this.#store.get(this.name, path))
    return { result, readTime: this.now() }
  }

  async query(view: QueryView, at: ReadAt, signal?: AbortSignal): Promise<Read<Document[]>> {
    const time = this.#snapshot(at)
    if (time !== undefined) return { result: this.queryAt(view, time), readTime: time }
    if (at.kind === 'transaction' && at.transaction.mode === 'readWrite')
      return this.#lockedQuery(view, at.transaction, signal)
    const result = view.page(runQuery(this.#store, this.name, view))
    return { result, readTime: this.now() }
  }

  /** The number of a query's results; for the current state from an index alone, if possible. */
  async count(view: QueryView, at: ReadAt, signal?: AbortSignal): Promise<Read<number>> {
    const count = at.kind === 'now' ? countByIndex(this.#store, this.name, view) : undefined
    if (count !== undefined) return { result: count, readTime: this.now() }
    const { result, readTime } = await this.query(view, at, signal)
    return { result: result.length, readTime }
  }

  /**
   * Locks the documents found, and the range up to the last of them. The range lock begins with exactly the returned
   * state, so no write can come between. A query that still waits for documents blocks no other.
   */
  async #lockedQuery(
    view: QueryView,
    { owner }: ReadWriteTransaction,
    signal: AbortSignal | undefined,
  ): Promise<Read<Document[]>> {
    let locked: readonly string[] | undefined
    for (;;) {
      // A commit in progress belongs to the state that this query must see.
      this.#store.flush()
      const found = runQuery(this.#store, this.name, view)
      const paths = found.map(({ path }) => path)
      if (
        locked &&
        paths.length === locked.length &&
        paths.every((path, i) => path === locked?.[i])
      ) {
        this.#locks.lockRange(owner, rangeOf(view, found))
        return { result: view.page(found), readTime: this.now() }
      }
      await this.#locks.read(owner, paths, signal)
      locked = paths
    }
  }

  /** The changes of a coming commit; empty for one that will fail. */
  #preview(writes: readonly Write[]): readonly Change[] {
    try {
      return applyAll(this.name, writes, this.#store, this.now()).changes
    } catch {
      return []
    }
  }

  #snapshot(at: ReadAt): Micros | undefined {
    if (at.kind === 'time') {
      this.checkReadTime(at.time)
      return at.time
    }
    return at.kind === 'transaction' && at.transaction.mode === 'readOnly'
      ? at.transaction.readTime
      : undefined
  }

  async commit(
    writes: readonly Write[],
    transaction?: Transaction,
    signal?: AbortSignal,
  ): Promise<Committed> {
    if (transaction?.mode === 'readOnly') {
      if (writes.length > 0) throw invalid('Cannot modify entities in a read-only transaction')
      this.transactions.end(transaction)
      return { commitTime: this.now(), results: [] }
    }
    const owner = transaction?.owner ?? this.transactions.newOwner()
    try {
      checkWrites(writes)
      const paths = [...new Set(writes.map(({ path }) => path))]
      let committed: Promise<Committed> | undefined
      const granted = () => {
        owner.finishing = true
        committed = this.#store.commit(this.name, (reader, now) => {
          const { changes, results } = applyAll(this.name, writes, reader, now)
          return { changes, result: { commitTime: now, results } }
        })
      }
      await this.#locks.write(owner, paths, {
        changes: () => this.#preview(writes),
        granted,
        signal,
      })
      if (!committed) throw new Failure('INTERNAL', 'The commit was granted but not begun')
      return await committed
    } finally {
      if (transaction) this.transactions.end(transaction)
      else this.#locks.release(owner)
    }
  }
}
