import { imageOfColor } from '@bartan/contract/products/product-colors'
import { language, word } from '#i18n/copy-of.ts'
import type { ProductImage } from '@bartan/contract/products/schema'

type Named = { name: string; nameHi?: string | undefined }

/** The name of a product, or of a line of a cart or an order, in the page's language. */
export const nameOf = ({ name, nameHi }: Named): string =>
  language() === 'hi' && nameHi ? nameHi : name

type Pictured = Named & { images: readonly ProductImage[]; colors: readonly string[] }

/** The colour that a picture shows; without that field the pictures are taken to be in the colours' order. */
const shownColor = ({ images, colors }: Pictured, index: number): string | undefined =>
  images.some(({ color }) => color) ? images[index]?.color : colors[index]

/** A product's picture, with a description in the page's language. */
export const pictureOf = (product: Pictured, index = 0): ProductImage | undefined => {
  const image = product.images[index]
  if (!image || language() === 'en' || !product.nameHi) return image
  const color = shownColor(product, index)
  return { ...image, altText: nameOf(product) + (color ? ` – ${word(color)}` : '') }
}

/** The picture of a colour; the cover stands for a colour that has none. */
export const pictureOfColor = (product: Pictured, color: string): ProductImage | undefined =>
  pictureOf(product, imageOfColor(product, color) ?? 0)
