import { plainDigits } from '../shared/plain-digits.ts'

/**
 * A code as stored and compared, whatever the case of its letters A–Z. Other letters stay as they are: a dotless ı would
 * become an I.
 */
export const offerCodeKey = (typed: string): string =>
  plainDigits(typed)
    .trim()
    .replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())

/** The form of a code (contract §16). */
export const OFFER_CODE_PATTERN = /^(?=.*[A-Z0-9])[A-Z0-9-]{3,20}$/

/** Why an offer's code is refused; the text is in `fields.couponCode`. */
export const OFFER_ERRORS = [
  'offer_not_yet',
  'offer_over',
  'offer_minimum',
  'offer_not_here',
  'offer_used_up',
] as const
