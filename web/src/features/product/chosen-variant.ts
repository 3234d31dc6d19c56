import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { isChosen, variantOf } from '@bartan/contract/products/variants'

type Choice = { size: string; color: string }

/** The product with price, stock and label of the chosen variant; unchanged without variants or a complete choice. */
export const productAsChosen = (product: Product, choice: Choice): Product => {
  const { variants } = product
  if (!variants) return product
  const variant = variantOf(variants, choice)
  if (!variant) return isChosen(product, choice) ? { ...product, countInStock: 0 } : product
  const { netQuantity, ...offer } = variantOffer(product, variant)
  return {
    ...product,
    ...offer,
    ...(netQuantity && { declarations: { ...product.declarations, netQuantity } }),
  }
}

const inStock = ({ countInStock }: Variant): boolean => countInStock > 0

/** Variants of a color and size; '' matches any. */
const among = (variants: readonly Variant[], { size, color }: Choice): Variant[] =>
  variants.filter(
    (one) =>
      (size === '' || (one.size ?? '') === size) && (color === '' || (one.color ?? '') === color),
  )

/** Initial size for a color: the wanted one if it exists, else the first in stock. */
export const sizeIn = ({ sizes, variants }: Product, color: string, wanted = ''): string => {
  if (!variants) return wanted || (sizes[0] ?? '')
  const ofColor = among(variants, { size: '', color })
  const same = ofColor.find(({ size }) => wanted !== '' && size === wanted)
  return (same ?? ofColor.find(inStock) ?? ofColor[0])?.size ?? ''
}

/** Initial color: the preferred one if in stock, in the wanted size if there is one. */
export const colorIn = ({ variants }: Product, preferred: string, size = ''): string => {
  if (!variants) return preferred
  const ofSize = among(variants, { size, color: '' })
  const there = ofSize.filter(inStock)
  const rather = there.length > 0 ? there : ofSize
  const found = rather.find(({ color }) => color === preferred) ?? rather[0]
  return found ? (found.color ?? '') : preferred
}

/** Tells whether a combination is in stock, sold out, or doesn't exist. */
export const stateOf = ({ variants }: Product, choice: Choice): 'there' | 'soldOut' | 'missing' => {
  if (!variants) return 'there'
  const made = among(variants, choice)
  return made.some(inStock) ? 'there' : made.length > 0 ? 'soldOut' : 'missing'
}

/** Whether a size is reached by another color alone; what has no color is not. */
export const needsOtherColor = ({ variants = [] }: Product, choice: Choice): boolean =>
  among(variants, choice).length === 0 &&
  among(variants, { size: choice.size, color: '' }).every(({ color }) => Boolean(color))
