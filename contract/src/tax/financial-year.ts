import { dayOf } from '../shared/shop-day.ts'

/** April to March, by India's day: 26-27 for a time in November 2026. */
export const financialYearOf = (time: Date): string => {
  const [year = 0, month = 1] = dayOf(time).split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return [start, start + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/** The month of India's day: 2026-11. */
export const monthOf = (time: Date): string => dayOf(time).slice(0, 7)

/** The months of a financial year that is named by its first year, in order. */
export const monthsOfYear = (first: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = (index + 3) % 12
    return `${first + (index < 9 ? 0 : 1)}-${String(month + 1).padStart(2, '0')}`
  })
