import { isOver } from '@bartan/contract/offers/running'
import type { OfferReply } from '@bartan/contract/offers/schema'
import { addDays, DAY_MS, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'

const WEEKS = 4
const DAYS_OF_WEEK = 7
export const CALENDAR_DAYS = WEEKS * DAYS_OF_WEEK

/** The Monday of a time's week. */
export const mondayOf = (time: Date): string => {
  const day = dayOf(time)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

export const weeksFrom = (monday: string): string[] =>
  Array.from({ length: WEEKS }, (_, week) => addDays(monday, week * DAYS_OF_WEEK))

/** Start and width of an offer's bar as fractions of the calendar. */
export type Bar = { offer: OfferReply; start: number; width: number }

/** A time as a fraction of the calendar, from 0 to 1. */
export const placeOf = (monday: string, time: number): number =>
  (time - startOfDay(monday).getTime()) / (CALENDAR_DAYS * DAY_MS)

/** Offers of the weeks from a Monday on, by start; without those that were switched off. */
export const barsFrom = (monday: string, offers: readonly OfferReply[]): Bar[] =>
  offers
    .filter((offer) => offer.active && !isOver(offer, startOfDay(monday)))
    .map((offer) => {
      const from = placeOf(monday, Date.parse(offer.from))
      const to = offer.to === undefined ? 1 : placeOf(monday, Date.parse(offer.to))
      const start = Math.max(0, from)
      return { offer, start, width: Math.min(1, to) - start }
    })
    .filter(({ start }) => start < 1)
    .toSorted((one, other) => Date.parse(one.offer.from) - Date.parse(other.offer.from))
