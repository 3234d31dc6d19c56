import { writeRupees } from '../reasons/write-rupees.ts'
import type { Rupees } from './money.ts'

/** Formats ₹1,299, with paise only if there are any: the same in all languages, on pages, in mails and on paper. */
export const formatRupees = (amount: Rupees): string => writeRupees(amount)

const short = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
})

/** ₹12K fits beside a chart's axis, ₹12,000.00 doesn't. */
export const formatShortRupees = (amount: number): string => short.format(amount)
