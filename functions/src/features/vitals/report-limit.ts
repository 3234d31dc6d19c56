import { LRUCache } from 'lru-cache'

const WINDOW_MS = 600_000

/** Reports of one address that count in ten minutes: of a quick shopper's pages, or of several behind one router. */
const MOST_PER_ADDRESS = 60

/** And of all addresses: beyond that, an instance has seen enough to know the percentile. */
const MOST = 6000

/** As a size, because a cache allots the room for its `max` when it is made. */
const ADDRESSES = { maxSize: MOST, sizeCalculation: () => 1 }

/** Keeps a few who send rubbish from outweighing everybody else. Addresses are in memory only, for ten minutes. */
export class ReportLimit {
  readonly #counts = new LRUCache<string, number>(ADDRESSES)
  #window = 0
  #taken = 0

  take(address: string, time: number): boolean {
    const window = Math.floor(time / WINDOW_MS)
    if (window !== this.#window) {
      this.#window = window
      this.#taken = 0
      this.#counts.clear()
    }
    const count = this.#counts.get(address) ?? 0
    if (count >= MOST_PER_ADDRESS || this.#taken >= MOST) return false
    this.#counts.set(address, count + 1)
    this.#taken += 1
    return true
  }
}
