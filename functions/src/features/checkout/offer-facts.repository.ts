import type { DocumentReference } from 'firebase-admin/firestore'
import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Phone } from '@bartan/contract/users/rules'
import type { OfferDocument, OfferUsesDocument } from '#database/offer-documents.ts'
import type { Connect } from '#database/connect.ts'
import { anOrderOf } from '#domain/orders/first-order.repository.ts'
import { offerUsesId } from '#domain/hashed-ids.ts'
import { referencesOfUse } from '#domain/offers/offer-uses.repository.ts'

/** Of a phone without an account: whoever has more has ordered, whatever became of them. */
const MAX_LOOKED_AT = 20

/** What decides whether somebody can have an offer, as the database has it now. */
export const offerFactsRepository = (connect: Connect) => ({
  /** How often these offers were used, in all and by a phone. */
  usesOf: async (offerIds: readonly string[], phone: Phone) => {
    const database = await connect()
    const references = offerIds.flatMap((offerId): DocumentReference[] =>
      referencesOfUse(database, { offerId, usesId: offerUsesId(offerId, phone) }),
    )
    const found = references.length > 0 ? await database.firestore.getAll(...references) : []
    const used = new Map<string, number>()
    const usedByPhone = new Map<string, number>()
    for (const [place, offerId] of offerIds.entries()) {
      const offer = found[2 * place]?.data() as OfferDocument | undefined
      const uses = found[2 * place + 1]?.data() as OfferUsesDocument | undefined
      used.set(offerId, offer?.used ?? 0)
      usedByPhone.set(offerId, uses?.used ?? 0)
    }
    return { used, usedByPhone }
  },

  /** Whether the account, or who orders by phone, has an order that is not cancelled. */
  hasOrdered: async ({ userId, phone }: { userId?: string | undefined; phone: Phone }) => {
    const database = await connect()
    if (userId) return !(await anOrderOf(database, userId).select().get()).empty
    const { docs } = await database.orders
      .where('user.phone', '==', phone)
      .orderBy('createdAt', 'desc')
      .limit(MAX_LOOKED_AT)
      .get()
    return docs.some((order) => !isCancelled(order.data().status))
  },
})
