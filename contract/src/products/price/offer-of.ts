import type { Paise, Rupees } from '../../shared/money.ts'
import { variantOf } from '../variants.ts'
import { variantOffer, type Offer, type Prices, type Whole } from './variant-offer.ts'

type Choice = { size?: string | undefined; color?: string | undefined }

const isAmong = (options: readonly string[], value = ''): boolean =>
  options.length === 0 ? value === '' : options.includes(value)

/**
 * What a size and color of a product costs, and why; undefined if that isn't sold: an admin may have changed it since it
 * was chosen.
 */
export const offerOf = <Money extends Paise | Rupees, V extends Prices<Money> & Choice>(
  product: Whole<Money> &
    Omit<V, keyof Choice> & {
      sizes: readonly string[]
      colors: readonly string[]
      variants?: readonly V[] | undefined
    },
  choice: Choice,
): (Omit<V, keyof Choice> & Offer<Money>) | undefined => {
  const { sizes, colors, variants } = product
  if (variants) {
    const variant = variantOf(variants, choice)
    return variant && variantOffer<Money, V>(product, variant)
  }
  return isAmong(sizes, choice.size) && isAmong(colors, choice.color)
    ? variantOffer<Money, typeof product>(product, product)
    : undefined
}
