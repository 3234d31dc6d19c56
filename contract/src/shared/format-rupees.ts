import { groupDigits } from '../reasons/group-digits.ts'
import type { Rupees } from './money.ts'

/** Formats ₹1,299, with paise only if there are any: the same in all languages, on pages, in mails and on paper. */
export const formatRupees = (amount: Rupees): string => {
  const [whole = '', paise] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  return `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}${paise ? `.${paise}` : ''}`
}
