import { createCallCounter, type CallCounter } from '#platform/caches/call-counter.ts'

const WINDOW_MS = 600_000

/** Reports counted per address in ten minutes: for a quick shopper's pages, or several people behind one router. */
const MAX_PER_ADDRESS = 60

/** Reports of all addresses: enough for a percentile, or the most frequent searches. */
const MAX_REPORTS = 6000

/** Limits automatic reports of browsers, so that a few senders don't outweigh the others. */
export class ReportLimit {
  readonly #counts: CallCounter
  #window = 0
  #taken = 0

  constructor(name: 'reportsPerAddress' | 'searchesPerAddress') {
    this.#counts = createCallCounter(name)
  }

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
