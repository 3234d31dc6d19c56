import { variantOf } from '@bartan/contract/products/variants'
import type { Product, Variant } from '@bartan/contract/products/schema'

type Choice = { size: string; color: string }

const isComplete = ({ sizes, colors }: Product, { size, color }: Choice): boolean =>
  (sizes.length === 0 || size !== '') && (colors.length === 0 || color !== '')

/** The product with the price and stock of what is chosen; without variants, or a whole choice, it is as it is. */
export const productAsChosen = (product: Product, choice: Choice): Product => {
  const { variants } = product
  if (!variants) return product
  const variant = variantOf(variants, choice)
  if (!variant) return isComplete(product, choice) ? { ...product, countInStock: 0 } : product
  const { price, originalPrice, countInStock } = variant
  return { ...product, price, originalPrice, countInStock }
}

const inStock = ({ countInStock }: Variant): boolean => countInStock > 0

/** The size to begin with in a color: the first that there is, rather one in stock. */
export const sizeIn = ({ sizes, variants }: Product, color: string, wanted = ''): string => {
  if (!variants) return wanted || (sizes[0] ?? '')
  const ofColor = variants.filter((variant) => (variant.color ?? '') === color)
  const same = ofColor.find(({ size }) => wanted !== '' && size === wanted)
  return (same ?? ofColor.find(inStock) ?? ofColor[0])?.size ?? ''
}

/** Whether a size is there in the chosen color, or in any while none is chosen. */
export const hasSize = ({ variants }: Product, { color }: Choice, size: string): boolean =>
  !variants ||
  variants.some((one) => one.size === size && (color === '' || (one.color ?? '') === color))
