import { language, word } from '../copy/copy-of.ts'
import type { ProductImage } from '@bartan/contract/product'

type Named = { name: string; nameHi?: string | undefined }

/** The name of a product, or of a line of a cart or an order, in the page's language. */
export const nameOf = ({ name, nameHi }: Named): string =>
  language() === 'hi' && nameHi ? nameHi : name

type Pictured = Named & { images: readonly ProductImage[]; colors: readonly string[] }

/** A description of a product's picture in the page's language; images[i] belongs to colors[i]. */
export const pictureOf = (product: Pictured, index = 0): ProductImage | undefined => {
  const image = product.images[index]
  if (!image || language() === 'en' || !product.nameHi) return image
  const color = product.colors[index]
  return { ...image, altText: nameOf(product) + (color ? ` – ${word(color)}` : '') }
}
