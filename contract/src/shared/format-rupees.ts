import { writeRupees } from '../reasons/write-rupees.ts'
import type { Rupees } from './money.ts'

/** Formats ₹1,299, with paise only if there are any: the same in all languages, on pages, in mails and on paper. */
export const formatRupees = (amount: Rupees): string => writeRupees(amount)
