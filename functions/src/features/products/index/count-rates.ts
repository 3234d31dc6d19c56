import { setImmediate as nextTurn } from 'node:timers/promises'
import { gstRateOn } from '@bartan/contract/products/law/declarations'
import {
  withRateChangesInRupees,
  priceAfterChange,
  type Rated,
} from '@bartan/contract/products/law/rate-changes'
import { RATE_EXAMPLES, type Rates } from '@bartan/contract/products/law/rates-endpoints'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product } from '@bartan/contract/products/schema'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'

type Change = { rate: number; to: number }
type Slot = { index: CatalogIndex; slot: number }

/** Products checked without a break: a millisecond or two, in which no other call runs. */
const IN_ONE_GO = 500

const slotsByRate = async ({ published, drafts }: Catalog, day: string) => {
  const found = new Map<number, Slot[]>()
  for (const index of [published, drafts]) {
    const slots = [...index.rows.slots()]
    for (const [place, slot] of slots.entries()) {
      if (place % IN_ONE_GO === 0) await nextTurn()
      const rated: Rated = JSON.parse(index.rows.detailsJson(slot))
      const rate = gstRateOn(rated, day)
      if (rate === undefined) continue
      const ofRate = found.get(rate) ?? []
      ofRate.push({ index, slot })
      found.set(rate, ofRate)
    }
  }
  return found
}

/** Computed as on the day of the change, whichever day it is. */
const moved = (product: Product, { rate, to }: Change): Product => {
  const plain = { ...product, gstRate: rate, gstRateNext: undefined, ratedOn: undefined }
  return withRateChangesInRupees(plain, [{ rate, to, from: '2017-07-01', prices: 'move' }])
}

const isCapped = (product: Product, change: Change): boolean =>
  (product.variants ?? [product]).some((one) => {
    const { price, mrp } = variantOffer(product, one)
    return mrp !== undefined && toRupees(priceAfterChange(toPaise(price), change)) > mrp
  })

const exampleOf = ({ index, slot }: Slot, change: Change) => {
  const product = index.rows.storedProduct(slot)
  const { _id, name, nameIn, nameHi, price, priceMax } = product
  return {
    _id,
    name,
    nameIn,
    nameHi,
    price,
    moved: moved(product, change).price,
    isFrom: priceMax !== undefined,
    isCapped: isCapped(product, change),
  }
}

const soldOf = ({ index, slot }: Slot): number => index.rows.sold(slot)

/** From memory: no product is read. */
export const countRates = async (
  catalog: Catalog,
  day: string,
  { rate, to }: Partial<Change>,
): Promise<Rates> => {
  const found = await slotsByRate(catalog, day)
  const rates = [...found]
    .map(([one, slots]) => ({ rate: one, products: slots.length }))
    .toSorted((one, other) => one.rate - other.rate)
  if (rate === undefined || to === undefined) return { rates }
  const best = (found.get(rate) ?? []).toSorted((one, other) => soldOf(other) - soldOf(one))
  return {
    rates,
    examples: best.slice(0, RATE_EXAMPLES).map((slot) => exampleOf(slot, { rate, to })),
  }
}
