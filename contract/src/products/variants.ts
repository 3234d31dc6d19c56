import { NO_MONEY, type Paise, type Rupees } from '../shared/money.ts'
import { nameKey } from '../shared/name-key.ts'

/**
 * The variants of a product: each is one size and color, with its own price and stock (contract §11). Lines of carts
 * and orders refer to it by size and color; its SKU may change.
 */

export const MAX_VARIANTS = 100

export const MAX_CHOICE = 40

type Choice = { size?: string | undefined; color?: string | undefined }

type Priced<Money extends Paise | Rupees> = { price: Money; originalPrice?: Money | undefined }

/** The data of a variant: in paise as it is stored, in rupees as it is sent. */
export type VariantFacts<Money extends Paise | Rupees = Paise> = Choice &
  Priced<Money> & { countInStock: number }

/** Equal for variants with the same size and color. */
export const choiceKey = ({ size = '', color = '' }: Choice): string =>
  JSON.stringify([nameKey(size), nameKey(color)])

/** The variant of a line's size and color; '' in a line means none. */
export const variantOf = <V extends Choice>(
  variants: readonly V[],
  { size = '', color = '' }: Choice,
): V | undefined =>
  variants.find((variant) => (variant.size ?? '') === size && (variant.color ?? '') === color)

type Choices = {
  sizes: readonly string[]
  colors: readonly string[]
  variants?: readonly Choice[] | undefined
}

/** Whether nothing is left to choose: variants may differ in which of size and color they have. */
export const isChosen = ({ sizes, colors, variants }: Choices, choice: Choice): boolean =>
  (variants !== undefined && variantOf(variants, choice) !== undefined) ||
  ((sizes.length === 0 || Boolean(choice.size)) && (colors.length === 0 || Boolean(choice.color)))

/** Indexes of variants that repeat the size and color of an earlier one. */
export const repeatedVariants = (variants: readonly Choice[]): number[] => {
  const keys = variants.map(choiceKey)
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))
}

const distinct = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[]

/** The variant whose price stands for the product: the cheapest, the first of several. */
const cheapest = <V extends Priced<Paise | Rupees>>(variants: readonly V[]): V | undefined =>
  variants.reduce<V | undefined>(
    (least, variant) => (least && least.price <= variant.price ? least : variant),
    undefined,
  )

/** The size, color, price and stock of a product, computed from its variants. */
export const summaryOf = <Money extends Paise | Rupees>(
  variants: readonly VariantFacts<Money>[],
) => ({
  sizes: distinct(variants.map(({ size }) => size)),
  colors: distinct(variants.map(({ color }) => color)),
  countInStock: variants.reduce((sum, { countInStock }) => sum + countInStock, 0),
  price: cheapest(variants)?.price ?? NO_MONEY,
  originalPrice: cheapest(variants)?.originalPrice,
})

/** The highest price; undefined if all variants have the same. */
export const highestPrice = <Money extends Paise | Rupees>(
  variants: readonly Priced<Money>[],
): Money | undefined => {
  const [least, ...dearer] = variants.map(({ price }) => price).toSorted((a, b) => a - b)
  const most = dearer.at(-1)
  return most !== least ? most : undefined
}

/** The stock that decides whether the admin is warned: with variants, that of the scarcest. */
export const scarcestStock = ({
  countInStock,
  variants,
}: {
  countInStock: number
  variants?: readonly { countInStock: number }[] | undefined
}): number =>
  variants?.length ? Math.min(...variants.map((variant) => variant.countInStock)) : countInStock
