import { createCallCounter } from '#platform/caches/call-counter.ts'

const WINDOW_MS = 600_000

/** Reports of one address that count in ten minutes: of a quick shopper's pages, or of several behind one router. */
const MAX_PER_ADDRESS = 60

/** And of all addresses: beyond that, an instance has seen enough to know the percentile. */
const MAX_REPORTS = 6000

/** Keeps a few who send rubbish from outweighing everybody else. */
export class ReportLimit {
  readonly #counts = createCallCounter('reportsPerAddress')
  #window = 0
  #taken = 0

  take(address: string, time: number): boolean {
    const window = Math.floor(time / WINDOW_MS)
    if (window !== this.#window) {
      this.#window = window
      this.#taken = 0
    }
    if (this.#taken >= MAX_REPORTS) return false
    if (this.#counts.add(address, window) > MAX_PER_ADDRESS) return false
    this.#taken += 1
    return true
  }
}
