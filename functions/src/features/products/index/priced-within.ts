import { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** Bounds are inclusive (contract §3); a product with variants matches by any of them (contract §11). */
export const pricedWithin = (index: CatalogIndex, min: number, max: number): Bitset => {
  const { price } = index.rows
  const { slots } = index.orders.priceAsc
  const within = new Bitset()
  const end = firstWhere(slots, (slot) => price(slot) > max)
  for (let at = firstWhere(slots, (slot) => price(slot) >= min); at < end; at++)
    within.add(slots[at] ?? 0)
  return within.andNot(index.variants.slots).or(index.variants.pricedWithin(min, max))
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
