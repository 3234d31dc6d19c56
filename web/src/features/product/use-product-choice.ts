import { useState } from 'react'
import type { Product } from '@bartan/contract/product'

/** What goes into the cart. '' stands for a choice not made, or one that the product does not offer. */
export type ProductChoice = { size: string; color: string; quantity: number }

/**
 * The first picture, colour and size are chosen on load (spec §4); pressing a chosen one again unselects it. Choosing
 * a colour shows its picture: images[i] belongs to colors[i].
 */
export const useProductChoice = (product: Product) => {
  const [choice, setChoice] = useState<ProductChoice>({
    size: product.sizes[0] ?? '',
    color: product.colors[0] ?? '',
    quantity: 1,
  })
  const [imageIndex, setImageIndex] = useState(0)

  const toggleColor = (color: string) => {
    const isChosen = choice.color === color
    setChoice({ ...choice, color: isChosen ? '' : color })
    const index = product.colors.indexOf(color)
    if (!isChosen && index in product.images) setImageIndex(index)
  }
  const toggleSize = (size: string) =>
    setChoice({ ...choice, size: choice.size === size ? '' : size })
  const setQuantity = (quantity: number) => setChoice({ ...choice, quantity })

  return { choice, imageIndex, showImage: setImageIndex, toggleColor, toggleSize, setQuantity }
}
