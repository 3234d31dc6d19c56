import type { Offer, Sale } from '@bartan/contract/offers/offer'
import { isSale } from '@bartan/contract/offers/offer'
import { nextTurn, runningSales } from '@bartan/contract/offers/running'
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

/** The sales that run, found among these offers, and the times between which they do. */
type Running = { of: readonly Offer[]; since: number; until: number; sales: readonly Sale[] }

/**
 * The offers that have not ended, in this instance's memory: no older than a few seconds, at one read each time. What runs
 * now is told by the clock, so that nothing has to be done for an offer to begin or end.
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

    /** The sales that run now: the same list until that changes. */
    sales: async (): Promise<readonly Sale[]> => {
      const offers = await current()
      const now = clock.now()
      const [time, { of, since, until, sales: before }] = [now.getTime(), running]
      // Every call asks; a clock may be set back.
      if (offers === of && time >= since && time < until) return before
      const found = runningSales(offers, now)
      const isSame =
        found.length === before.length && found.every((sale, place) => sale === before[place])
      running = {
        of: offers,
        since: time,
        until: nextTurn(offers.filter(isSale), now),
        sales: isSame ? before : found,
      }
      return running.sales
    },

    /** After a write of this instance. */
    changed: async (): Promise<void> => mirror.take(await read()),
  }
}

export type LiveOfferList = ReturnType<typeof liveOffers>
