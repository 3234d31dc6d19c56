import type { Clock } from '../platform/clock.ts'
import { AppError } from '../app-error.ts'

const WINDOW_SECONDS = 600

/** Throws `too_many_requests` for an address that has called too often. */
export type LimitAddress = (address: string | undefined) => void

/**
 * Calls per address in fixed windows, counted in this instance's memory: a first fence against floods that costs no
 * read. What must hold over all instances, the guesses at a phone's password, is counted in Firestore.
 */
export const limitAddresses = (limit: number, clock: Clock): LimitAddress => {
  let window = 0
  let counts = new Map<string, number>()
  return (address) => {
    if (limit === 0 || address === undefined) return
    const seconds = Math.floor(clock.now().getTime() / 1000)
    const current = Math.floor(seconds / WINDOW_SECONDS)
    if (current !== window) {
      window = current
      counts = new Map()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    if (count > limit)
      throw new AppError('too_many_requests', 'Too many requests. Please try again later.', {
        retryAfterSeconds: (current + 1) * WINDOW_SECONDS - seconds,
      })
  }
}
