import { noUsage, type Usage } from '#engine/usage.ts'

/** Requests whose usage is kept individually; beyond them only sums are. */
const KEPT = 10_000

/** A request's usage; additions reach the sums at once, even while a stream is open. */
class Account implements Usage {
  readonly method: string
  readonly project: string
  readonly #sum: Usage
  readonly #own = noUsage()

  constructor(method: string, project: string, sum: Usage) {
    this.method = method
    this.project = project
    this.#sum = sum
  }

  get reads() {
    return this.#own.reads
  }

  set reads(value) {
    this.#sum.reads += value - this.#own.reads
    this.#own.reads = value
  }

  get writes() {
    return this.#own.writes
  }

  set writes(value) {
    this.#sum.writes += value - this.#own.writes
    this.#own.writes = value
  }

  get deletes() {
    return this.#own.deletes
  }

  set deletes(value) {
    this.#sum.deletes += value - this.#own.deletes
    this.#own.deletes = value
  }

  toJSON() {
    return { method: this.method, project: this.project, ...this.#own }
  }
}

type Sum = {
  readonly method: string
  readonly project: string
  readonly usage: Usage
  requests: number
}

const add = (to: Usage, { reads, writes, deletes }: Usage) => {
  to.reads += reads
  to.writes += writes
  to.deletes += deletes
}

/** Usage since the start or the last reset: in all, by method, by request. */
export class Accounts {
  #requests: Account[] = []
  readonly #sums = new Map<string, Sum>()

  /** An account for one request, to which the RPC adds. */
  open(method: string, project: string): Usage {
    const name = `${project} ${method}`
    const sum = this.#sums.get(name) ?? { method, project, usage: noUsage(), requests: 0 }
    this.#sums.set(name, sum)
    sum.requests++
    const account = new Account(method, project, sum.usage)
    this.#requests.push(account)
    if (this.#requests.length > 2 * KEPT) this.#requests = this.#requests.slice(-KEPT)
    return account
  }

  /** Usage of one project, or of all. */
  report(project?: string) {
    const concerns = (one: { readonly project: string }) =>
      project === undefined || one.project === project
    const total = noUsage()
    const methods: Record<string, Usage & { requests: number }> = {}
    for (const sum of [...this.#sums.values()].filter(concerns)) {
      const method = (methods[sum.method] ??= { requests: 0, ...noUsage() })
      method.requests += sum.requests
      add(method, sum.usage)
      add(total, sum.usage)
    }
    return { total, methods, requests: this.#requests.filter(concerns).slice(-KEPT) }
  }

  reset(project?: string) {
    if (project === undefined) {
      this.#requests = []
      this.#sums.clear()
      return
    }
    this.#requests = this.#requests.filter((request) => request.project !== project)
    for (const [name, sum] of this.#sums) if (sum.project === project) this.#sums.delete(name)
  }
}
