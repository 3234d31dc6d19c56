import { dayOf } from '../shared/shop-day.ts'

/** A month such as 2026-11. */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The month in India: 2026-11. */
export const monthOf = (time: Date): string => dayOf(time).slice(0, 7)

/** The first year of a month's financial year, which begins in April: 2026 for 2027-03. */
export const firstYearOf = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number >= 4 ? year : year - 1
}

/** The financial year in India: 26-27 for a time in November 2026. */
export const financialYearOf = (time: Date): string => {
  const first = firstYearOf(monthOf(time))
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/** What people call the financial year 26-27: 2026-27. */
export const nameOfYear = (year: string): string => `20${year}`

/** The months of the financial year that begins in year `first`, in order. */
export const monthsOfYear = (first: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = (index + 3) % 12
    return `${first + (index < 9 ? 0 : 1)}-${String(month + 1).padStart(2, '0')}`
  })
