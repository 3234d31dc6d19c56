import { addDays } from '../shared/shop-day.ts'

/** Days of one report, both ends included: a year, and a leap year's day. */
export const MAX_REPORT_DAYS = 366

/** The days of a report that is asked for without any. */
const USUAL_DAYS = 30

export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]

/** What is sold in so many days tells how long the stock will last, and what to buy. */
export const STOCK_DAYS = 30

/** Days for which there should be goods: with fewer, it is time to buy. */
const LEAST_DAYS_LEFT = 14

/** The last thirty days, where nothing is said. */
export const reportDays = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const last = to ?? today
  return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last }
}

const DAYS_OF_WEEK = 7

/** Monday is the first day of a week. */
const mondayOf = (day: string): string => {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((sinceSunday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

/** The period that a day is in: the day, its week's Monday, or 2026-01. */
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

/** For how many whole days the stock lasts at the present rate; undefined where nothing is sold. */
export const daysLeft = ({ countInStock, sold }: Omit<Stock, 'reorderAt'>): number | undefined =>
  sold > 0 ? Math.floor((countInStock * STOCK_DAYS) / sold) : undefined

/**
 * What to buy, so that there are goods for STOCK_DAYS days and no fewer than the reorder point: undefined while there are
 * enough.
 */
export const unitsToBuy = ({ countInStock, reorderAt = 0, sold }: Stock): number | undefined => {
  const days = daysLeft({ countInStock, sold })
  const isDue = countInStock < reorderAt || (days !== undefined && days < LEAST_DAYS_LEFT)
  return isDue ? Math.max(0, Math.max(sold, reorderAt) - countInStock) : undefined
}
