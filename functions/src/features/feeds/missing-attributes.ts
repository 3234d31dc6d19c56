import {
  MISSING_ATTRIBUTES,
  hasCheckDigit,
  type MissingAttribute,
  type ExclusionReason,
} from '@bartan/contract/feeds/rules'
import { narrowWidthOf } from '@bartan/contract/images/rules'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product } from '@bartan/contract/products/schema'
import { isInFeeds, picturesOf } from './feed-items.ts'

const HOME = 'india'

/** Why no feed includes a published product. */
export const leftOut = (product: Product): ExclusionReason | undefined => {
  if (isInFeeds(product)) return undefined
  return product.restricted ? 'restricted' : 'picture'
}

const isGtin = (gtin: string | undefined): boolean => gtin !== undefined && hasCheckDigit(gtin)

/** Values that feeds want and the product lacks. Only goods from abroad need an importer. */
export const missingAttributesOf = (product: Product): MissingAttribute[] => {
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
