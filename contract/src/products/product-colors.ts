/**
 * Which image shows which colour. Where at least one image bears a colour, image and colour are one choice
 * (contract §11). Products from before that field have one image for each colour, in the colours' order, or none
 * that belongs to a colour.
 */
type Coloured = { images: readonly { color?: string | undefined }[]; colors: readonly string[] }

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isCoupled = ({ images }: Coloured): boolean => images.some(({ color }) => color)

/** One of the product's colours, however it is capitalised. */
export const knownColor = ({ colors }: Coloured, name: string): string | undefined =>
  colors.find((color) => isSame(color, name))

/** The colour that choosing an image chooses; undefined if it chooses none. */
export const colorOfImage = (product: Coloured, index: number): string | undefined =>
  knownColor(product, product.images[index]?.color ?? '')

/** The place of the image that choosing a colour shows; undefined if the image that is shown may stay. */
export const imageOfColor = (product: Coloured, color: string): number | undefined => {
  const { images, colors } = product
  const index = isCoupled(product)
    ? images.findIndex((image) => isSame(image.color ?? '', color))
    : colors.findIndex((one) => images.length === colors.length && isSame(one, color))
  if (index !== -1) return index
  // Rather an image of no colour in particular than one of another colour.
  const neutral = isCoupled(product) ? images.findIndex((image) => !image.color) : -1
  return neutral === -1 ? undefined : neutral
}
