import { addDays } from '../shared/shop-day.ts'

/** The most days of a report, both ends included: a leap year. */
export const MAX_REPORT_DAYS = 366

const USUAL_DAYS = 30

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** Sales of this many days tell how long the stock will last and what to buy. */
export const STOCK_DAYS = 30

/** With stock for fewer days, it is time to buy. */
const LEAST_DAYS_LEFT = 14

/** The days asked for, or else the last ones until today. */
export const reportDays = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
  usualDays = USUAL_DAYS,
): { from: string; to: string } => {
  const last = to ?? today
  return { from: from ?? addDays(last, 1 - usualDays), to: last }
}

const DAYS_OF_WEEK = 7

const mondayOf = (day: string): string => {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((sinceSunday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

/** The period of a day: the day itself, its week's Monday, or its month (2026-01). */
export const periodOf = (day: string, step: ReportStep): string => {
  if (step === 'day') return day
  return step === 'week' ? mondayOf(day) : day.slice(0, 7)
}

type Stock = {
  countInStock: number
  reorderAt?: number | undefined
  /** Units in the last STOCK_DAYS days. */
  sold: number
}

/** Whole days that the stock lasts at the present rate; undefined without sales. */
export const daysLeft = ({ countInStock, sold }: Omit<Stock, 'reorderAt'>): number | undefined =>
  sold > 0 ? Math.floor((countInStock * STOCK_DAYS) / sold) : undefined

/**
 * Units to buy, so that the stock lasts STOCK_DAYS days and doesn't fall below the reorder point; undefined if there
 * are enough.
 */
export const unitsToBuy = ({ countInStock, reorderAt = 0, sold }: Stock): number | undefined => {
  const days = daysLeft({ countInStock, sold })
  const isDue = countInStock < reorderAt || (days !== undefined && days < LEAST_DAYS_LEFT)
  return isDue ? Math.max(0, Math.max(sold, reorderAt) - countInStock) : undefined
}
