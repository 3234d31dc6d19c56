import { plainDigits } from '../shared/plain-digits.ts'

/** A code as it is stored and compared: case and blanks make no difference. */
export const offerCodeKey = (typed: string): string =>
  plainDigits(typed).replaceAll(/\s/g, '').toUpperCase()

/** The form of a code (contract §16). */
export const OFFER_CODE_PATTERN = /^(?=.*[A-Z0-9])[A-Z0-9-]{3,20}$/

/** Why an offer's code is refused; `fields.couponCode` says it in words. */
export const OFFER_ERRORS = [
  'offer_not_yet',
  'offer_over',
  'offer_minimum',
  'offer_not_here',
  'offer_used_up',
] as const
