/** An offer that an order has, and whose use of it that is: a digest of offer and phone, since the phone may be erased. */
export type OfferUse = { offerId: string; usesId: string }

/** What has to be looked at again when the order is placed. */
export type CheckedUse = OfferUse & {
  /** It has a limit of uses. */
  isLimited: boolean
  isFirstOrder: boolean
}
