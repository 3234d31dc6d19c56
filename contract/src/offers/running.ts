import { isSale, type Offer, type OfferRules, type Sale } from './offer.ts'

type Period = Pick<OfferRules, 'active' | 'from' | 'to'>

export const hasBegun = ({ from }: Period, now: Date): boolean => Date.parse(from) <= now.getTime()

/** Whether its end has passed, active or not. */
export const isOver = ({ to }: Period, now: Date): boolean =>
  to !== undefined && Date.parse(to) <= now.getTime()

export const isRunning = (offer: Period, now: Date): boolean =>
  offer.active && hasBegun(offer, now) && !isOver(offer, now)

/** Whether an offer is switched off or over, so that its code is free for another. */
export const isEnded = (offer: Period, now: Date): boolean => !offer.active || isOver(offer, now)

export const runningSales = (offers: readonly Offer[], now: Date): Sale[] =>
  offers.filter(isSale).filter((sale) => isRunning(sale, now))

/** When the next offer begins or ends; until then the running ones stay the same. */
export const nextOfferChange = (
  offers: readonly Pick<Period, 'from' | 'to'>[],
  now: Date,
): number =>
  Math.min(
    ...offers
      .flatMap(({ from, to }) => [Date.parse(from), to === undefined ? Infinity : Date.parse(to)])
      .filter((time) => time > now.getTime()),
  )
