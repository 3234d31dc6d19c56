import type { Change } from './document.ts'
import { Failure } from './failure.ts'

/**
 * Pessimistic locks for the server SDKs' transactions.
 *
 * Readers share a document, a writer has it alone, and a query locks its range, so that no phantom appears. Precedence
 * is by age (a retried transaction keeps its age):
 * - A commit aborts younger readers in its way, and waits for older ones.
 * - Everything else waits. Later requests queue behind an older waiting writer.
 * - A wait that would close a cycle aborts the youngest in it at once.
 * A document over which a transaction was aborted stays "hot" for a while: transactions that read it take turns from
 * the start. So in a storm on one document each transaction retries at most once, instead of once per rival.
 */
export type Mode = 'read' | 'write'

export type Owner = {
  /** A smaller number is older. */
  readonly age: number
  /** Aborted by the lock table, which has released its locks. */
  wounded: boolean
  /** Its commit is being written to disk: it waits for no lock and ends soon. */
  finishing: boolean
}

export type CommitRequest = {
  /** The commit's changes, to be checked against range locks. */
  readonly changes: () => readonly Change[]
  readonly granted: () => void
  readonly signal?: AbortSignal | undefined
}

export type RangeLock = (change: Change) => boolean

type Request = {
  readonly owner: Owner
  readonly modes: ReadonlyMap<string, Mode>
  readonly changes: (() => readonly Change[]) | undefined
  readonly granted: () => void
  blockers: ReadonlySet<Owner>
  readonly settle: (failure?: Failure) => void
}

/** Owners in the way of a request, each with a document: the request waits for older ones, and aborts younger ones. */
type Rivals = {
  readonly older: Set<Owner>
  readonly younger: Map<Owner, string | undefined>
}

const HOT_MILLISECONDS = 10_000
const WAIT_MILLISECONDS = 20_000

const contention = () =>
  new Failure('ABORTED', 'Too much contention on these documents. Please try again.')

const addTo = <K, V>(map: Map<K, Set<V>>, key: K, value: V) => {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

const removeFrom = <K, V>(map: Map<K, Set<V>>, key: K, value: V) => {
  const set = map.get(key)
  set?.delete(value)
  if (set?.size === 0) map.delete(key)
}

export class Locks {
  readonly #holders = new Map<string, Map<Owner, Mode>>()
  readonly #held = new Map<Owner, Set<string>>()
  readonly #ranges = new Map<Owner, RangeLock[]>()
  readonly #waiting = new Map<Owner, Set<Request>>()
  readonly #waitingOn = new Map<string, Set<Request>>()
  readonly #hot = new Map<string, number>()

  lockRange(owner: Owner, lock: RangeLock) {
    const locks = this.#ranges.get(owner)
    if (locks) locks.push(lock)
    else this.#ranges.set(owner, [lock])
  }

  /** Resolves when all paths are locked for reading, or rejects with ABORTED. */
  read(owner: Owner, paths: readonly string[], signal?: AbortSignal): Promise<void> {
    const modes = new Map<string, Mode>(
      paths.map((path) => [path, this.#isHot(path) ? 'write' : 'read']),
    )
    return this.#acquire(owner, modes, { signal })
  }

  /**
   * Calls `granted` when the owner has all paths alone, and no other's range lock covers the changes. The call is
   * synchronous, because anything in between could break the isolation.
   */
  write(owner: Owner, paths: readonly string[], commit: CommitRequest): Promise<void> {
    const modes = new Map<string, Mode>(paths.map((path) => [path, 'write']))
    return this.#acquire(owner, modes, commit)
  }

  isWaiting(owner: Owner): boolean {
    return this.#waiting.has(owner)
  }

  release(owner: Owner) {
    for (const path of this.#held.get(owner) ?? []) {
      const holders = this.#holders.get(path)
      holders?.delete(owner)
      if (holders?.size === 0) this.#holders.delete(path)
    }
    this.#held.delete(owner)
    this.#ranges.delete(owner)
    for (const request of this.#waiting.get(owner) ?? []) request.settle(contention())
    this.#retry(owner)
  }

  #acquire(
    owner: Owner,
    modes: ReadonlyMap<string, Mode>,
    { changes, granted = () => undefined, signal }: Partial<CommitRequest>,
  ): Promise<void> {
    if (owner.wounded) return Promise.reject(contention())
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const cancel = () => request.settle(new Failure('CANCELLED', 'The caller went away'))
      const request: Request = {
        owner,
        modes,
        changes,
        granted,
        blockers: new Set(),
        settle: (failure) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', cancel)
          this.#forget(request)
          if (failure) reject(failure)
          else resolve()
        },
      }
      if (this.#grant(request)) return
      addTo(this.#waiting, owner, request)
      for (const path of modes.keys()) addTo(this.#waitingOn, path, request)
      timer = setTimeout(() => {
        request.settle(new Failure('ABORTED', 'Transaction lock timeout'))
        this.#retry(owner)
      }, WAIT_MILLISECONDS)
      timer.unref()
      signal?.addEventListener('abort', cancel)
      this.#breakCircle(request)
    })
  }

  #forget(request: Request) {
    removeFrom(this.#waiting, request.owner, request)
    for (const path of request.modes.keys()) removeFrom(this.#waitingOn, path, request)
  }

  /** Grants the request if nothing blocks it; otherwise records who does. */
  #grant(request: Request): boolean {
    const { owner } = request
    const rivals: Rivals = { older: new Set(), younger: new Map() }
    const { older, younger } = rivals
    for (const path of request.modes.keys()) this.#meet(request, path, rivals)
    if (older.size === 0 && request.changes && this.#haveOthersRanges(owner))
      this.#meetRanges(owner, request.changes(), rivals)
    if (older.size > 0) {
      request.blockers = older
      return false
    }
    const held = this.#held.get(owner) ?? new Set()
    this.#held.set(owner, held)
    for (const [path, mode] of request.modes) {
      const holders = this.#holders.get(path) ?? new Map<Owner, Mode>()
      this.#holders.set(path, holders)
      if (holders.get(owner) !== 'write') holders.set(owner, mode)
      held.add(path)
    }
    request.granted()
    request.settle()
    // Only now, because locks released by the rivals may be granted to others at once.
    this.#wound(younger)
    return true
  }

  #meet({ owner, modes, changes }: Request, path: string, { older, younger }: Rivals) {
    const mode = modes.get(path)
    const holders = this.#holders.get(path)
    // An owner with a strong enough lock on the document needs no further one.
    const own = holders?.get(owner)
    if (own === 'write' || own === mode) return
    for (const [holder, held] of holders ?? []) {
      if (holder === owner || (held === 'read' && mode === 'read')) continue
      const mayAbort = changes && held === 'read' && holder.age > owner.age && !holder.finishing
      if (mayAbort) younger.set(holder, path)
      else older.add(holder)
    }
    // An owner that already shares the document must not wait for those who wait for it.
    if (own) return
    for (const waiter of this.#waitingOn.get(path) ?? []) {
      const wanted = waiter.modes.get(path)
      const conflict = wanted === 'write' || mode === 'write'
      if (waiter.owner !== owner && conflict && waiter.owner.age < owner.age)
        older.add(waiter.owner)
    }
  }

  #haveOthersRanges(owner: Owner): boolean {
    return this.#ranges.size > (this.#ranges.has(owner) ? 1 : 0)
  }

  #meetRanges(owner: Owner, changes: readonly Change[], { older, younger }: Rivals) {
    for (const [holder, locks] of this.#ranges) {
      if (holder === owner) continue
      const change = changes.find((one) => locks.some((sees) => sees(one)))
      if (!change) continue
      if (holder.age > owner.age && !holder.finishing) younger.set(holder, change.path)
      else older.add(holder)
    }
  }

  /** All are aborted before any locks are released, or a loser could be granted them. */
  #wound(losers: ReadonlyMap<Owner, string | undefined>) {
    for (const [owner, path] of losers) {
      owner.wounded = true
      if (path !== undefined) this.#hot.set(path, performance.now() + HOT_MILLISECONDS)
    }
    for (const owner of losers.keys()) this.release(owner)
  }

  #isHot(path: string): boolean {
    const until = this.#hot.get(path)
    if (until === undefined) return false
    if (until > performance.now()) return true
    this.#hot.delete(path)
    return false
  }

  /** Retries the requests that waited for `owner`, oldest first. */
  #retry(owner: Owner) {
    const waiting = [...this.#waiting.values()]
      .flatMap((requests) => [...requests])
      .filter(({ blockers }) => blockers.has(owner))
      .sort((left, right) => left.owner.age - right.owner.age)
    for (const request of waiting)
      if (
        this.#waiting.get(request.owner)?.has(request) &&
        !request.owner.wounded &&
        !this.#grant(request)
      )
        this.#breakCircle(request)
  }

  #breakCircle(request: Request) {
    const circle = this.#circle(request.owner, request.owner, new Set())
    if (!circle) return
    let youngest = request.owner
    for (const owner of circle) if (owner.age > youngest.age && !owner.finishing) youngest = owner
    const [waiting] = this.#waiting.get(youngest) ?? []
    this.#wound(new Map([[youngest, [...(waiting?.modes.keys() ?? [])][0]]]))
  }

  /** The cycle of waits from `from` back to `to`. */
  #circle(from: Owner, to: Owner, seen: Set<Owner>): Owner[] | undefined {
    for (const { blockers } of this.#waiting.get(from) ?? [])
      for (const blocker of blockers) {
        if (blocker === to) return [from]
        if (seen.has(blocker)) continue
        seen.add(blocker)
        const rest = this.#circle(blocker, to, seen)
        if (rest) return [from, ...rest]
      }
    return undefined
  }
}
