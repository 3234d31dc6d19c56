import { groupDigits } from '@bartan/contract/reasons/group-digits'
import type { Rupees } from '@bartan/contract/shared/money'

/** Formats ₹1,299, with paise only if there are any. The same in all languages. */
export const formatRupees = (amount: Rupees): string => {
  const [whole = '', paise] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  return `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}${paise ? `.${paise}` : ''}`
}
