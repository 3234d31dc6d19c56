import type { Paise, Rupees } from '../../shared/money.ts'
import { variantOf } from '../variants.ts'
import { variantOffer, type Prices, type Whole } from './variant-offer.ts'

/** A size and color: of a variant, or of a product without variants. */
export type Choice = { size?: string | undefined; color?: string | undefined }

type Sold<Money extends Paise | Rupees, S> = Prices<Money> & { sku: S; countInStock: number }

type Goods<Money extends Paise | Rupees, S> = Whole<Money> &
  Sold<Money, S> & {
    sizes: readonly string[]
    colors: readonly string[]
    variants?: readonly (Sold<Money, S> & Choice)[] | undefined
  }

/** What a variant, or a product without variants in a size and color, goes through lists with (contract §21). */
export const matchOf = <Money extends Paise | Rupees, S>(
  sold: Sold<Money, S>,
  { size, color }: Choice,
) => {
  const { sku, price, originalPrice, countInStock } = variantOffer<Money, Sold<Money, S>>(
    sold,
    sold,
  )
  return { size, color, sku, price, originalPrice, countInStock }
}

/** The match of a size and color that somebody chose; none if the product is not sold in it (any more). */
export const chosenMatch = <Money extends Paise | Rupees, S>(
  product: Goods<Money, S>,
  { size, color }: Choice = {},
) => {
  if (!size && !color) return undefined
  const { variants, sizes, colors } = product
  const variant = variants && variantOf(variants, { size, color })
  const isThere = variants
    ? variant !== undefined
    : (!size || sizes.includes(size)) && (!color || colors.includes(color))
  const choice = variant ?? { size: size || undefined, color: color || undefined }
  return isThere ? matchOf<Money, S>(variant ?? product, choice) : undefined
}
