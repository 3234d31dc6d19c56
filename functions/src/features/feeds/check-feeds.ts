import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FeedProduct } from '@bartan/contract/feeds/endpoints'
import {
  MISSING_ATTRIBUTES,
  EXCLUSION_REASONS,
  type MissingAttribute,
  type ExclusionReason,
} from '@bartan/contract/feeds/rules'
import type { Product } from '@bartan/contract/products/schema'
import { missingAttributesOf, leftOut } from './missing-attributes.ts'

type Lack = ExclusionReason | MissingAttribute

type Wanted = { lacks?: Lack | undefined; page: number; limit: number }

/** Other calls get a turn after this many products. */
const LOT = 500

const rowOf = (product: Product): FeedProduct => {
  const { _id, name, nameIn, nameHi, sku } = product
  const out = leftOut(product)
  return {
    _id,
    name,
    nameIn,
    nameHi,
    sku,
    ...(out && { leftOut: out }),
    lacks: out ? [] : missingAttributesOf(product),
  }
}

const allOf = ({ leftOut: out, lacks }: FeedProduct): Lack[] => (out ? [out] : lacks)

/** A page of published products: what feeds show of each, and what is missing. */
export const checkFeeds = async (products: Iterable<Product>, { lacks, page, limit }: Wanted) => {
  const counts = Object.fromEntries(
    [...EXCLUSION_REASONS, ...MISSING_ATTRIBUTES].map((lack) => [lack, 0]),
  ) as Record<Lack, number>
  const shown: FeedProduct[] = []
  let [items, total, seen] = [0, 0, 0]
  for (const product of products) {
    const row = rowOf(product)
    const missing = allOf(row)
    if (!row.leftOut) items += product.variants?.length ?? 1
    for (const lack of missing) counts[lack] += 1
    if (lacks ? missing.includes(lacks) : missing.length > 0) {
      if (total >= (page - 1) * limit && shown.length < limit) shown.push(row)
      total += 1
    }
    if (++seen % LOT === 0) await nextTurn()
  }
  return { items, counts, products: shown, total }
}
