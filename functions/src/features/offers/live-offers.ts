import { isSale, type Offer, type Sale } from '@bartan/contract/offers/offer'
import { nextOfferChange, runningSales } from '@bartan/contract/offers/running'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Log } from '#platform/log.ts'
import type { LiveOffers } from './offers.repository.ts'

type Ports = {
  load: (known: LiveOffers | undefined, now: Date) => Promise<LiveOffers>
  maxStaleMs: number
  clock: Clock
  log: Log
}

/** The running sales among these offers, and the period in which the result stays valid. */
type Running = { of: readonly Offer[]; since: number; until: number; sales: readonly Sale[] }

/**
 * The offers that have not ended, in this instance's memory: at most a few seconds old, refreshed with one read. The
 * clock decides which ones run, so that beginning or ending an offer needs no job.
 */
export const liveOffers = ({ load, maxStaleMs, clock, log }: Ports) => {
  let known: LiveOffers | undefined
  let running: Running = { of: [], since: 0, until: 0, sales: [] }
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

    /** The running sales: the same list until they change. */
    sales: async (): Promise<readonly Sale[]> => {
      const offers = await current()
      const now = clock.now()
      const [time, { of, since, until, sales: before }] = [now.getTime(), running]
      // Cached, because every call asks; a clock may be set back.
      if (offers === of && time >= since && time < until) return before
      const found = runningSales(offers, now)
      const isSame =
        found.length === before.length && found.every((sale, place) => sale === before[place])
      running = {
        of: offers,
        since: time,
        until: nextOfferChange(offers.filter(isSale), now),
        sales: isSame ? before : found,
      }
      return running.sales
    },

    /** Call after a write of this instance. */
    changed: async (): Promise<void> => mirror.take(await read()),
  }
}

export type LiveOfferList = ReturnType<typeof liveOffers>
