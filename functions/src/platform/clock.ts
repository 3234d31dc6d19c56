import { setTimeout as sleep } from 'node:timers/promises'

/** The current time, and waiting for a later one; tests supply their own. */
export type Clock = { now(): Date; sleep(ms: number): Promise<void> }

export const systemClock: Clock = { now: () => new Date(), sleep: (ms) => sleep(ms) }

/**
 * From now on: resolves so many milliseconds later at the earliest, so that how long an answer took tells nothing.
 */
export const noSoonerThan = (clock: Clock, ms: number): (() => Promise<void>) => {
  const startedAt = performance.now()
  return () => clock.sleep(Math.max(0, startedAt + ms - performance.now()))
}
