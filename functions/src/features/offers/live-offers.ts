import type { Offer, Sale } from '@bartan/contract/offers/offer'
import { runningSales } from '@bartan/contract/offers/running'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { LiveOffers } from './offers.repository.ts'

type Ports = {
  load: (known: LiveOffers | undefined, now: Date) => Promise<LiveOffers>
  maxStaleMs: number
  clock: Clock
  log: Log
}

/**
 * The offers that have not ended, in this instance's memory: no older than a few seconds, at one read each time. What runs
 * now is told by the clock, so that nothing has to be done for an offer to begin or end.
 */
export const liveOffers = ({ load, maxStaleMs, clock, log }: Ports) => {
  let known: LiveOffers | undefined
  let running: readonly Sale[] = []
  const read = async (): Promise<LiveOffers> => {
    known = await load(known, clock.now())
    return known
  }
  const mirror = new Mirror<LiveOffers>({
    what: 'The offers',
    load: read,
    compare: (one, other) => one.version - other.version,
    maxStaleMs,
    clock,
    log,
  })
  const current = async (): Promise<readonly Offer[]> => (await mirror.current()).offers

  return {
    current,

    /** The sales that run now: the same list until that changes. */
    sales: async (): Promise<readonly Sale[]> => {
      const now = runningSales(await current(), clock.now())
      const isSame =
        now.length === running.length && now.every((sale, place) => sale === running[place])
      if (!isSame) running = now
      return running
    },

    /** After a write of this instance. */
    changed: async (): Promise<void> => mirror.take(await read()),
  }
}

export type LiveOfferList = ReturnType<typeof liveOffers>
