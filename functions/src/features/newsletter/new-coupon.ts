import { COUPON_ALPHABET, COUPON_LENGTH } from '@bartan/contract/coupons/rules'

/** The alphabet has 32 letters, so the low five bits of a random byte choose each with equal probability. */
export const newCouponKey = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(COUPON_LENGTH)]
    .map((byte) => COUPON_ALPHABET[byte % COUPON_ALPHABET.length])
    .join('')
