/** The newsletter's promise (spec §1): 10 % off the first order, by a code that is valid once. */
export const COUPON_PERCENT = 10

/** Without I, L, O and U, which read like others or spell words (Crockford's Base32, crockford.com/base32.html). */
export const COUPON_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Five bits each: 50 bits are not to be guessed behind the limit of tries. */
export const COUPON_LENGTH = 10

const GROUP = 5

/** What is meant by what was typed: case, blanks and dashes don't matter, and O, I and L are 0 and 1. */
export const couponKey = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const KEY_PATTERN = new RegExp(`^[${COUPON_ALPHABET}]{${COUPON_LENGTH}}$`)

export const isCouponKey = (key: string): boolean => KEY_PATTERN.test(key)

/** As people read and type it: `7K3QM-X9P2A`. */
export const couponCode = (key: string): string => `${key.slice(0, GROUP)}-${key.slice(GROUP)}`

/** What a percentage takes off items worth so many paise, to the nearest paisa, half a paisa in the shopper's favour. */
export const discountPaise = (itemsPaise: number, percent: number): number =>
  Math.round((itemsPaise * percent) / 100)
