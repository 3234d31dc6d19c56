import type { Clock } from '#platform/clock.ts'
import { LogBook } from '#testing/log-book.ts'
import { CatalogMirror } from '../mirror/catalog-mirror.ts'
import { StoredProducts } from './stored-products.ts'

class StoppedClock implements Clock {
  #milliseconds = 1_000_000
  now = () => new Date(this.#milliseconds)
  pass = (milliseconds: number) => {
    this.#milliseconds += milliseconds
  }
}

export const STALE_MS = 5000

/** An instance's mirror over `stored`, with a clock that stands still until it is moved. */
export const startMirror = (stored = new StoredProducts()) => {
  const clock = new StoppedClock()
  const log = new LogBook()
  const mirror = new CatalogMirror(stored, { maxStaleMs: STALE_MS, clock, log })
  const ids = async () => {
    const { rows } = await mirror.current()
    return Array.from(rows.slots(), rows.id).sort()
  }
  return { stored, clock, log, mirror, ids }
}
