import { dayOf } from '../shared/shop-day.ts'

/** As 2026-11. */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The month of India's day: 2026-11. */
export const monthOf = (time: Date): string => dayOf(time).slice(0, 7)

/** The year in which the financial year of a month begins, in April: 2026 for 2027-03. */
export const firstYearOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number >= 4 ? year : year - 1
}

/** By India's day: 26-27 for a time in November 2026. */
export const financialYearOf = (time: Date): string => {
  const first = firstYearOf(monthOf(time))
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/** The months of a financial year that is named by its first year, in order. */
export const monthsOfYear = (first: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = (index + 3) % 12
    return `${first + (index < 9 ? 0 : 1)}-${String(month + 1).padStart(2, '0')}`
  })
