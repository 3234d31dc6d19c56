import { isSale } from './offer.ts'
import type { Offer, OfferRules, Sale } from './offer.ts'

type Period = Pick<OfferRules, 'active' | 'from' | 'to'>

export const hasBegun = ({ from }: Period, now: Date): boolean => Date.parse(from) <= now.getTime()

/** Past its end; whether it was switched off is another question. */
export const isOver = ({ to }: Period, now: Date): boolean =>
  to !== undefined && Date.parse(to) <= now.getTime()

export const isRunning = (offer: Period, now: Date): boolean =>
  offer.active && hasBegun(offer, now) && !isOver(offer, now)

/** Nothing comes of it any more: its code is free. */
export const isEnded = (offer: Period, now: Date): boolean => !offer.active || isOver(offer, now)

/** Those that reduce prices now. */
export const runningSales = (offers: readonly Offer[], now: Date): Sale[] =>
  offers.filter(isSale).filter((sale) => isRunning(sale, now))

/** When the next of them begins or ends: until then the same ones run. */
export const nextTurn = (offers: readonly Pick<Period, 'from' | 'to'>[], now: Date): number =>
  Math.min(
    ...offers
      .flatMap(({ from, to }) => [Date.parse(from), to === undefined ? Infinity : Date.parse(to)])
      .filter((time) => time > now.getTime()),
  )
