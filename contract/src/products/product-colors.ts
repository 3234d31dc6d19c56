/**
 * Links images to colors. If at least one image has a color, choosing an image chooses its color (contract §11). Older
 * products have one image per color, in the same order, or no link.
 */
type Colored = { images: readonly { color?: string | undefined }[]; colors: readonly string[] }

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isCoupled = ({ images }: Colored): boolean => images.some(({ color }) => color)

export const knownColor = ({ colors }: Colored, name: string): string | undefined =>
  colors.find((color) => isSame(color, name))

/** The color that an image selects; undefined if none. */
export const colorOfImage = (product: Colored, index: number): string | undefined =>
  knownColor(product, product.images[index]?.color ?? '')

/** The index of the image that a color shows; undefined if the shown image may stay. */
export const imageOfColor = (product: Colored, color: string): number | undefined => {
  const { images, colors } = product
  const index = isCoupled(product)
    ? images.findIndex((image) => isSame(image.color ?? '', color))
    : colors.findIndex((one) => images.length === colors.length && isSame(one, color))
  if (index !== -1) return index
  // Prefers an image without a color to one of another color.
  const neutral = isCoupled(product) ? images.findIndex((image) => !image.color) : -1
  return neutral === -1 ? undefined : neutral
}
