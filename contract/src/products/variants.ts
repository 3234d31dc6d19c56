import type { Paise, Rupees } from '../shared/money.ts'
import { NO_MONEY } from '../shared/money.ts'
import { nameKey } from '../shared/name-key.ts'

/**
 * A product's variants: what is sold of it in one size and color, each with its own price and stock (contract §11).
 * A variant is known by its size and color, as lines of carts and orders are; its SKU may change.
 */

export const MAX_VARIANTS = 100

/** Characters of a variant's size or color. */
export const MAX_CHOICE = 40

type Choice = { size?: string | undefined; color?: string | undefined }

type Priced<Money extends Paise | Rupees> = { price: Money; originalPrice?: Money | undefined }

/** What a product has of a variant: in paise as it is stored, in rupees as it is sent. */
export type VariantFacts<Money extends Paise | Rupees = Paise> = Choice &
  Priced<Money> & { countInStock: number }

/** What makes two variants the same choice. */
export const choiceKey = ({ size = '', color = '' }: Choice): string =>
  JSON.stringify([nameKey(size), nameKey(color)])

/** The variant of a size and color as a line spells them, with '' where there is none to choose. */
export const variantOf = <V extends Choice>(
  variants: readonly V[],
  { size = '', color = '' }: Choice,
): V | undefined =>
  variants.find((variant) => (variant.size ?? '') === size && (variant.color ?? '') === color)

/** The places of variants whose size and color an earlier one has. */
export const repeatedVariants = (variants: readonly Choice[]): number[] => {
  const keys = variants.map(choiceKey)
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

const distinct = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[]

/** The one whose price stands for the product: the cheapest, the first of several. */
const cheapest = <V extends Priced<Paise | Rupees>>(variants: readonly V[]): V | undefined =>
  variants.reduce<V | undefined>(
    (least, variant) => (least && least.price <= variant.price ? least : variant),
    undefined,
  )

/** What a product with variants has in place of a size, a color, a price and a stock of its own. */
export const summaryOf = <Money extends Paise | Rupees>(
  variants: readonly VariantFacts<Money>[],
) => ({
  sizes: distinct(variants.map(({ size }) => size)),
  colors: distinct(variants.map(({ color }) => color)),
  countInStock: variants.reduce((sum, { countInStock }) => sum + countInStock, 0),
  price: cheapest(variants)?.price ?? NO_MONEY,
  originalPrice: cheapest(variants)?.originalPrice,
})

/** The highest price, where it is not the price of all; undefined for a product of one price. */
export const highestPrice = <Money extends Paise | Rupees>(
  variants: readonly Priced<Money>[],
): Money | undefined => {
  const [least, ...dearer] = variants.map(({ price }) => price).toSorted((a, b) => a - b)
  const most = dearer.at(-1)
  return most !== least ? most : undefined
}

/** The stock that decides whether an admin is warned: of the scarcest variant, where there are any. */
export const scarcestStock = ({
  countInStock,
  variants,
}: {
  countInStock: number
  variants?: readonly { countInStock: number }[] | undefined
}): number =>
  variants?.length ? Math.min(...variants.map((variant) => variant.countInStock)) : countInStock
