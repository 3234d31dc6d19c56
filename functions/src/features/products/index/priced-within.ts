import { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** Products without variants at a price within both bounds, inclusive (contract §3). */
const singles = (index: CatalogIndex, min: number, max: number): Bitset => {
  const { price } = index.rows
  const { slots } = index.orders.priceAsc
  const within = new Bitset()
  const end = firstWhere(slots, (slot) => price(slot) > max)
  for (let at = firstWhere(slots, (slot) => price(slot) >= min); at < end; at++)
    within.add(slots[at] ?? 0)
  return within.andNot(index.variants.slots)
}

/** At least the products that fit a price beside other conditions. */
export const mayCost = (index: CatalogIndex, min: number, max: number): Bitset =>
  singles(index, min, max).or(index.variants.mayCost(min, max))

/** The products that fit a price; with variants, by any that can be bought (contract §11). */
export const pricedWithin = (index: CatalogIndex, minPrice: number, maxPrice: number): Bitset => {
  const found = mayCost(index, minPrice, maxPrice)
  index.variants.keepFitting(found, [{ minPrice, maxPrice }])
  return found
}

/** Binary search: the first index where `isPast` holds, given that it holds for all later ones. */
const firstWhere = (slots: Uint32Array, isPast: (slot: number) => boolean): number => {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(slots[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
