import { groupDigits } from '#i18n/group-digits.ts'

/** ₹1,299; paise are shown only if there are any. The same in both languages. */
export const formatRupees = (rupees: number): string => {
  const [whole = '', paise] = Math.abs(rupees)
    .toFixed(Number.isInteger(rupees) ? 0 : 2)
    .split('.')
  return `${rupees < 0 ? '-' : ''}₹${groupDigits(whole)}${paise ? `.${paise}` : ''}`
}
