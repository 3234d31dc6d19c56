import { plainDigits } from '../shared/plain-digits.ts'
import { READABLE_LETTERS } from './readable-letters.ts'

/** The newsletter's promise (spec §1): 10 % off the first order, with a code that can be used once. */
export const COUPON_PERCENT = 10

/** Five bits per letter, 50 in all: too many to guess within the rate limit. */
export const COUPON_LENGTH = 10

const GROUP = 5

/** Normalizes what was typed: case, blanks and dashes don't matter, and O, I and L mean 0 and 1. */
export const couponKey = (typed: string): string =>
  plainDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const KEY_PATTERN = new RegExp(`^[${READABLE_LETTERS}]{${COUPON_LENGTH}}$`)

export const isCouponKey = (key: string): boolean => KEY_PATTERN.test(key)

/** Grouped for reading and typing: `7K3QM-X9P2A`. */
export const couponCode = (key: string): string => `${key.slice(0, GROUP)}-${key.slice(GROUP)}`

/** Longer than any code, blanks and dashes included. */
export const MAX_CODE_LENGTH = 40

/** Why a code is refused. The text for it is in `fields.couponCode` (here `fields.code`). */
export const COUPON_ERRORS = ['coupon_invalid', 'coupon_used', 'coupon_not_first'] as const
