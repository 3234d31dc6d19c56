import type { LineUnits } from '@bartan/contract/cart/rules'
import type { OfferLine } from '@bartan/contract/offers/apply-offer'
import type { Paise } from '@bartan/contract/shared/money'
import type { Sellable } from '#domain/stock/sellable.ts'

type OrderedLine = LineUnits & { price: Paise }

export const offerLines = (
  lines: readonly OrderedLine[],
  products: ReadonlyMap<string, Sellable>,
): OfferLine[] =>
  lines.map(({ productId, size, color, price, quantity }) => {
    const product = products.get(productId)
    const { category = '', brand = '', material = '', collection = '', restricted } = product ?? {}
    const goods = { category, brand, material, collection, restricted }
    return { productId, size, color, price, quantity, ...goods }
  })

/** An order's offer, and the id of its use: a digest of offer and phone, since the phone may be erased. */
export type OfferUse = { offerId: string; usesId: string }

/** What must be checked again when the order is placed. */
export type CheckedUse = OfferUse & {
  isLimited: boolean
  isFirstOrder: boolean
}
