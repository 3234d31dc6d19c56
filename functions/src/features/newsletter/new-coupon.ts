import { COUPON_LENGTH } from '@bartan/contract/coupons/rules'
import { READABLE_LETTERS } from '@bartan/contract/shared/readable-letters'

/** The alphabet has 32 letters, so the low five bits of a random byte choose each with equal probability. */
export const newCouponKey = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(COUPON_LENGTH)]
    .map((byte) => READABLE_LETTERS[byte % READABLE_LETTERS.length])
    .join('')
