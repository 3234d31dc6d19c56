import { PRICE_SLIDER } from '@bartan/contract/products/rules'
import { rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { textIn } from './texts.ts'

export type PriceFilters = { minPrice: number | undefined; maxPrice: number | undefined }

/** Values of the slider's two thumbs, the lower first. */
export type PriceRange = readonly [min: number, max: number]

export const PRICE_STEP = 10

const { min: BOTTOM, max: TOP } = PRICE_SLIDER

/** Prices above the slider's top count as its top. */
export const toRange = ({ minPrice = BOTTOM, maxPrice = TOP }: PriceFilters): PriceRange => [
  Math.min(minPrice, maxPrice, TOP),
  Math.min(maxPrice, TOP),
]

/** Difference of two ranges as filters; the ends of the slider mean no limit (contract §3). */
export const changedFilters = (from: PriceRange, to: PriceRange): Partial<PriceFilters> => ({
  ...(from[0] !== to[0] && { minPrice: to[0] <= BOTTOM ? undefined : to[0] }),
  ...(from[1] !== to[1] && { maxPrice: to[1] >= TOP ? undefined : to[1] }),
})

/** Also of prices above the slider's top, which an address may have. */
export const limitsText = (language: Language, { minPrice, maxPrice }: PriceFilters): string => {
  const [min, max] = [formatRupees(rupees(minPrice ?? 0)), formatRupees(rupees(maxPrice ?? 0))]
  if (minPrice && maxPrice !== undefined) return textIn(language, 'fromTo', { min, max })
  if (minPrice) return textIn(language, 'from', { price: min })
  return maxPrice === undefined
    ? textIn(language, 'anyPrice')
    : textIn(language, 'upTo', { price: max })
}

export const rangeText = (language: Language, [from, to]: PriceRange): string =>
  limitsText(language, { minPrice: from, maxPrice: to < TOP ? to : undefined })

/** A thumb's value for screen readers. */
export const endText = (language: Language, value: number, index: number): string =>
  index === 0 ? rangeText(language, [value, TOP]) : rangeText(language, [BOTTOM, value])

export const endLabels = (language: Language) => [
  textIn(language, 'lowestPrice'),
  textIn(language, 'highestPrice'),
]
