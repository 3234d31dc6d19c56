import { paise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { offerSumIds } from '#domain/orders/offer-sums.ts'
import type { OfferFigure } from '#domain/orders/offer-sums.ts'
import type { Connect } from '#database/connect.ts'
import type { OfferSumsDocument } from '#database/tally-documents.ts'
import { isDocumentId } from '#database/document-id.ts'

export type OfferFigures = { _id: string; orders: number; revenue: Paise; discount: Paise }

/** What the orders of offers come to. Reads four documents of each. */
export const offerFiguresRepository =
  (connect: Connect) =>
  async (offerIds: readonly string[]): Promise<OfferFigures[]> => {
    const { firestore, offerSums } = await connect()
    const ids = [...new Set(offerIds)].filter(isDocumentId)
    if (ids.length === 0) return []
    const wanted = ids.flatMap((id) => offerSumIds(id).map((name) => offerSums.doc(name)))
    const found = await firestore.getAll(...wanted)
    const shards = found.length / ids.length
    return ids.map((_id, place) => {
      const own = found.slice(place * shards, (place + 1) * shards)
      const sumOf = (field: OfferFigure): number =>
        own.reduce((sum, one) => {
          const { sums } = (one.data() ?? {}) as OfferSumsDocument
          return sum + (sums?.[field] ?? 0)
        }, 0)
      return {
        _id,
        orders: sumOf('orders'),
        revenue: paise(sumOf('revenue')),
        discount: paise(sumOf('discount')),
      }
    })
  }
