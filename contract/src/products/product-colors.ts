/**
 * Which image shows which color. Where at least one image bears a color, image and color are one choice
 * (contract §11). Products from before that field have one image for each color, in the colors' order, or none
 * that belongs to a color.
 */
type Colored = { images: readonly { color?: string | undefined }[]; colors: readonly string[] }

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isCoupled = ({ images }: Colored): boolean => images.some(({ color }) => color)

/** One of the product's colors, however it is capitalized. */
export const knownColor = ({ colors }: Colored, name: string): string | undefined =>
  colors.find((color) => isSame(color, name))

/** The color that choosing an image chooses; undefined if it chooses none. */
export const colorOfImage = (product: Colored, index: number): string | undefined =>
  knownColor(product, product.images[index]?.color ?? '')

/** The place of the image that choosing a color shows; undefined if the image that is shown may stay. */
export const imageOfColor = (product: Colored, color: string): number | undefined => {
  const { images, colors } = product
  const index = isCoupled(product)
    ? images.findIndex((image) => isSame(image.color ?? '', color))
    : colors.findIndex((one) => images.length === colors.length && isSame(one, color))
  if (index !== -1) return index
  // Rather an image of no color in particular than one of another color.
  const neutral = isCoupled(product) ? images.findIndex((image) => !image.color) : -1
  return neutral === -1 ? undefined : neutral
}
