import { noUsage, type Usage } from '../engine/usage.ts'

interface Entry {
  readonly method: string
  readonly usage: Usage
}

/** Requests whose usage is kept one by one; the totals go on beyond. */
const KEPT = 10_000

/** What has been used since the start, or since the last reset: in all, per method, per request. */
export class Accounts {
  #requests: Entry[] = []
  readonly #methods = new Map<string, { requests: number; usage: Usage }>()

  /** An account for one request, to which the RPC adds as it goes. */
  open(method: string): Usage {
    const account = this.#methods.get(method) ?? { requests: 0, usage: noUsage() }
    this.#methods.set(method, account)
    account.requests++
    const { usage: sum } = account
    const own = noUsage()
    // Additions to the request's account also reach the sums, also while a stream is still open.
    const usage: Usage = {
      get reads() {
        return own.reads
      },
      set reads(value) {
        sum.reads += value - own.reads
        own.reads = value
      },
      get writes() {
        return own.writes
      },
      set writes(value) {
        sum.writes += value - own.writes
        own.writes = value
      },
      get deletes() {
        return own.deletes
      },
      set deletes(value) {
        sum.deletes += value - own.deletes
        own.deletes = value
      },
    }
    this.#requests.push({ method, usage: own })
    if (this.#requests.length > 2 * KEPT) this.#requests = this.#requests.slice(-KEPT)
    return usage
  }

  report() {
    const total = noUsage()
    for (const { usage } of this.#methods.values()) {
      total.reads += usage.reads
      total.writes += usage.writes
      total.deletes += usage.deletes
    }
    return {
      total,
      methods: Object.fromEntries(
        [...this.#methods].map(([name, { requests, usage }]) => [name, { requests, ...usage }]),
      ),
      requests: this.#requests.slice(-KEPT).map(({ method, usage }) => ({ method, ...usage })),
    }
  }

  reset() {
    this.#requests = []
    this.#methods.clear()
  }
}
