import { addDays, DAY_MS } from '@bartan/contract/shared/shop-day'

type Days = { from: string; to: string }

export const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** As many days, right before these. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -daysIn(days)),
  to: addDays(days.from, -1),
})

/** By how many percent a figure has changed; undefined where there was nothing to compare with. */
export const changeIn = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100)
