import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FeedProduct } from '@bartan/contract/feeds/endpoints'
import {
  MISSING_ATTRIBUTES,
  type MissingAttribute,
  type ExclusionReason,
  isGlobalGtin,
  EXCLUSION_REASONS,
} from '@bartan/contract/feeds/rules'
import { narrowWidthOf } from '@bartan/contract/images/rules'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product } from '@bartan/contract/products/schema'
import { isInFeeds, picturesOf } from './feed-items.ts'

const HOME = 'india'

/** Why no feed includes a published product. */
const leftOut = (product: Product): ExclusionReason | undefined => {
  if (isInFeeds(product)) return undefined
  return product.restricted ? 'restricted' : 'picture'
}

const isGtin = (gtin: string | undefined): boolean => gtin !== undefined && isGlobalGtin(gtin)

/** Values that feeds want and the product lacks. Only goods from abroad need an importer. */
const missingAttributesOf = (product: Product): MissingAttribute[] => {
  const { variants = [product], declarations = {} } = product
  const { countryOfOrigin = '', manufacturer, importer } = declarations
  const isFromAbroad = countryOfOrigin !== '' && countryOfOrigin.toLowerCase() !== HOME
  const shown = variants.map(({ color }: { color?: string }) => picturesOf(product, color)[0])
  const has: Record<MissingAttribute, boolean> = {
    largePicture: shown.every((image) => narrowWidthOf(image?.url ?? '') === undefined),
    gtin: variants.every(({ gtin }) => isGtin(gtin)),
    mrp: variants.every((sold) => variantOffer(product, sold).mrp !== undefined),
    countryOfOrigin: countryOfOrigin !== '',
    manufacturer: Boolean(manufacturer),
    importer: Boolean(importer) || !isFromAbroad,
  }
  return MISSING_ATTRIBUTES.filter((lack) => !has[lack])
}

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
export const faultsOfFeeds = async (
  products: Iterable<Product>,
  { lacks, page, limit }: Wanted,
) => {
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
