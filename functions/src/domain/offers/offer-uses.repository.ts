import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { OfferDocument, OfferUsesDocument } from '#database/offer-documents.ts'
import type { OfferUse } from './offer-use.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

/** An offer and a phone's uses of it, to be read together. */
export const referencesOfUse = (
  { offers, offerUses }: Pick<Database, 'offers' | 'offerUses'>,
  { offerId, usesId }: OfferUse,
): DocumentReference[] => [offers.doc(offerId), offerUses.doc(usesId)]

/** Of what was read by these references: whether another use would be one too many. */
export const isUsedUp = ([offer, uses]: readonly (DocumentSnapshot | undefined)[]): boolean => {
  const rules = offer?.data() as OfferDocument | undefined
  const byPhone = (uses?.data() as OfferUsesDocument | undefined)?.used ?? 0
  return (
    (rules?.used ?? 0) >= (rules?.usesTotal ?? Infinity) ||
    byPhone >= (rules?.usesPerPhone ?? Infinity)
  )
}

/**
 * Counts a use, or takes one back, in the transaction of its order. The numbers are added to as they are at the commit: of an
 * offer without a limit nothing was read.
 */
export const countUse = (
  { offers, offerUses, increment }: Database,
  work: UnitOfWork,
  { offerId, usesId }: OfferUse,
  by: 1 | -1,
): void => {
  const used = increment(by)
  work.merge(offers.doc(offerId), { used })
  work.merge(offerUses.doc(usesId), { offerId, used })
}
