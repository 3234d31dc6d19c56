import { colorOfImage, imageOfColor, knownColor } from '@bartan/contract/products/product-colors'
import type { Product } from '@bartan/contract/products/schema'
import { isChosen, variantOf } from '@bartan/contract/products/variants'
import { useState } from 'react'
import { colorIn, sizeIn } from './chosen-variant.ts'

/** Choice for the cart. '' means not chosen, or not offered by the product. */
export type ProductChoice = { size: string; color: string; quantity: number }

/** Choice in the page's address. */
export type Wanted = { size?: string | undefined; color?: string | undefined }

/** Tells whether the address names a value that the product lacks: then none of that kind is chosen (contract §4). */
const isUnknown = (
  named: string | undefined,
  known: string | undefined,
  all: readonly string[],
): boolean => Boolean(named) && known === undefined && all.length > 0

/**
 * Initial choice: the first image, color and size (spec §4), or the first in stock. If images name their colors,
 * image and color agree: by the address, else by the first image, which lists show.
 */
export const startOf = (product: Product, wanted: Wanted = {}) => {
  const size = product.sizes.find((one) => one === wanted.size)
  const first = colorOfImage(product, 0) ?? product.colors[0] ?? ''
  const asked = knownColor(product, wanted.color ?? '')
  const { variants = [] } = product
  const named =
    (wanted.size || asked) && variantOf(variants, { ...wanted, color: asked ?? wanted.color })
  const color = asked ?? (named ? '' : colorIn(product, first, size))
  return {
    color: isUnknown(wanted.color, asked, product.colors) ? '' : color,
    size: isUnknown(wanted.size, size, product.sizes)
      ? ''
      : named
        ? (size ?? '')
        : sizeIn(product, color, size),
    /** The gallery starts with this image, so that it is visible before hydration. */
    image: asked === undefined && color === first ? 0 : (imageOfColor(product, color) ?? 0),
  }
}

/** Order of the product's images in the gallery. */
const orderOf = ({ images }: Product, first: number): number[] => [
  ...(first in images ? [first] : []),
  ...images.map((_, index) => index).filter((index) => index !== first),
]

/**
 * Choices of a product's page; pressing a chosen one again keeps it (contract §4). Choosing a color shows its image,
 * and choosing an image its color (contract §11). `onChoose` updates the address.
 */
export const useProductChoice = (
  product: Product,
  wanted: Wanted = {},
  onChoose?: (choice: ProductChoice) => void,
) => {
  const [start] = useState(() => startOf(product, wanted))
  const [choice, setChoice] = useState<ProductChoice>({
    size: start.size,
    color: start.color,
    quantity: 1,
  })
  const order = orderOf(product, start.image)
  const [position, setPosition] = useState(0)

  const choose = (next: ProductChoice) => {
    setChoice(next)
    onChoose?.(next)
  }
  const isDecided = isChosen(product, choice)
  /** A chosen one that is pressed again may come without the other kind. */
  const isAlone = (one: Wanted) => variantOf(product.variants ?? [], one) !== undefined
  /** The new color may not have the chosen size. */
  const inColor = (color: string): ProductChoice => {
    const isAgain = color === choice.color && isAlone({ color })
    const isOpen = isAgain || !(choice.size || isDecided)
    return { ...choice, color, size: isOpen ? '' : sizeIn(product, color, choice.size) }
  }
  /** The new size may be of no color, or of others. */
  const inSize = (size: string): ProductChoice => {
    const isThere = !product.variants || variantOf(product.variants, { ...choice, size })
    const kept = isThere || !isDecided ? choice.color : colorIn(product, choice.color, size)
    const color = size === choice.size && isAlone({ size }) ? '' : kept
    return { ...choice, size, color }
  }
  const showColor = (color: string) => {
    // Keeps another image of the same color visible.
    if (colorOfImage(product, order[position] ?? 0) === color) return
    const index = imageOfColor(product, color)
    if (index !== undefined) setPosition(order.indexOf(index))
  }
  const chooseColor = (color: string) => {
    choose(inColor(color))
    showColor(color)
  }
  const showImage = (next: number) => {
    setPosition(next)
    const color = colorOfImage(product, order[next] ?? 0)
    if (color && color !== choice.color) choose(inColor(color))
  }
  const chooseSize = (size: string) => {
    const next = inSize(size)
    choose(next)
    if (next.color !== choice.color) showColor(next.color)
  }
  const setQuantity = (quantity: number) => setChoice({ ...choice, quantity })

  return { choice, order, position, showImage, chooseColor, chooseSize, setQuantity }
}
