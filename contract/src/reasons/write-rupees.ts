import { groupDigits } from './group-digits.ts'

/** Writes a number of rupees as formatRupees does. It imports nothing of money, so that reasons need no other topic. */
export const writeRupees = (amount: number): string => {
  const [whole = '', paise] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  return `${amount < 0 ? '-' : ''}₹${groupDigits(whole)}${paise ? `.${paise}` : ''}`
}
