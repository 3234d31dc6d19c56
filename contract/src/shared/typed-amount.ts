import { rupees, type Rupees } from './money.ts'
import { plainDigits } from './plain-digits.ts'

/** What people write before and after an amount: ₹ 50, Rs. 50, INR 50, रु 50, 50/-, 50 रुपये. */
const BEFORE = /^(?:₹|rs\.?|inr|रु\.?|रू\.?|रुपये|रुपए)\s*/i
const AFTER = /\s*(?:\/[-=]|₹|rs\.?|inr|rupees?|रु\.?|रू\.?|रुपये|रुपए)$/i

const WHOLE = String.raw`\d+`
/** Thousands as in 1,299,000 or, as in India, 12,99,000; separated by commas or blanks. */
const GROUPED = [',', ' '].map(
  (mark) => String.raw`\d{1,3}(?:${mark}\d{3})+|\d{1,2}(?:${mark}\d{2})+${mark}\d{3}`,
)
const NUMBER = new RegExp(`^-?(?:${[WHOLE, ...GROUPED].join('|')})(?:\\.\\d+)?$`)

/**
 * Reads a typed amount: "₹1,299.50", "1,29,900", "₹ 1 299", "1299/-", "Rs. 1,299", "१२९९". Undefined for anything else.
 * A comma only separates thousands: "12,99" could mean 1299 or 12.99, so it is refused. The rules of the field decide
 * on negative numbers and decimals.
 */
export const typedAmount = (text: string): number | undefined => {
  const plain = plainDigits(text)
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(AFTER, '')
    .replace(BEFORE, '')
  return NUMBER.test(plain) ? Number(plain.replaceAll(/[ ,]/g, '')) : undefined
}

export const typedRupees = (text: string): Rupees | undefined => {
  const amount = typedAmount(text)
  return amount === undefined ? undefined : rupees(amount)
}
