import type { Clock } from '#platform/clock.ts'
import { RecordingLog } from '#testing/fakes.ts'
import { CatalogReplica } from '../replica/catalog-replica.ts'
import { StoredProducts } from './stored-products.ts'

class StoppedClock implements Clock {
  #milliseconds = 1_000_000
  now = () => new Date(this.#milliseconds)
  pass = (milliseconds: number) => {
    this.#milliseconds += milliseconds
  }
  sleep = async (milliseconds: number) => this.pass(milliseconds)
}

export const STALE_MS = 5000

/** An instance's replica over `stored`, with a clock that stands still until it is moved. */
export const startReplica = (stored = new StoredProducts()) => {
  const clock = new StoppedClock()
  const log = new RecordingLog()
  const replica = new CatalogReplica(stored, { maxStaleMs: STALE_MS, clock, log })
  const ids = async () => {
    const { rows } = await replica.current()
    return Array.from(rows.slots(), rows.id).sort()
  }
  return { stored, clock, log, replica, ids }
}
