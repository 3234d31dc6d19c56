import type { Offer } from '@bartan/contract/offers/offer'
import type { Phone } from '@bartan/contract/users/rules'
import type { Connect } from '#database/connect.ts'
import { hasOrderedOf } from '#database/repositories/former-customers.repository.ts'
import { ordersOfUse } from '#database/repositories/offer-uses.repository.ts'
import { offerUsesId } from '#domain/hashed-ids.ts'

export type UsesOfOffer = { _id: string; used: number; byPhone: number }

/** What the database knows about a buyer's right to an offer. */
export const offerFactsRepository = (connect: Connect) => ({
  /** The uses of these offers, in all and by a phone, if they are limited: a read for each. */
  usesOf: async (offers: readonly Offer[], phone: Phone | undefined): Promise<UsesOfOffer[]> => {
    const database = await connect()
    return Promise.all(
      offers.map(async ({ _id, usesTotal, usesPerPhone }) => {
        const own =
          phone === undefined || usesPerPhone === undefined
            ? undefined
            : ordersOfUse(database, offerUsesId(_id, phone))
        const [offer, counted] = await Promise.all([
          usesTotal === undefined ? undefined : database.offers.doc(_id).get(),
          own?.count().get(),
        ])
        return { _id, used: offer?.data()?.used ?? 0, byPhone: counted?.data().count ?? 0 }
      }),
    )
  },

  hasOrdered: hasOrderedOf(connect),
})
