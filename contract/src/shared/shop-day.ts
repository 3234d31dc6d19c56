/** A day of the shop ends at midnight in India, wherever server and admin are. */
export const SHOP_TIME_ZONE = 'Asia/Kolkata'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS
export const DAY_SECONDS = DAY_MS / 1000

/** India has one time zone, without daylight saving. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * HOUR_MS

/** When a day (2026-01-31) begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`)

export const dayOf = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** A time in India as a date-time field has it: 2026-01-31T18:00. */
export const clockOf = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 16)

/** A time as files have it, whose day is India's: 2026-01-31T18:00:00.000+05:30. */
export const fileTime = (time: string | Date): string =>
  new Date(new Date(time).getTime() + OFFSET_MS).toISOString().replace('Z', OFFSET)

/** The time of a date-time field in India; undefined if invalid. */
export const timeOfClock = (clock: string): Date | undefined => {
  const time = new Date(`${clock}${OFFSET}`)
  return Number.isNaN(time.getTime()) ? undefined : time
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The month `count` months before one (2026-11). */
export const monthBefore = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7)
}
