import { nameOf as nameIn, type Named } from '@bartan/contract/products/names'
import { imageOfColor } from '@bartan/contract/products/product-colors'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from '#i18n/translate.ts'

/** Name of a product, or of a line of a cart or order, in the page's language. */
export const nameOf = (language: Language, named: Named): string => nameIn(named, language)

/** The brand, unless the name already begins with it. */
export const brandBeside = (
  language: Language,
  { name, brand }: Named & { brand: string },
): string | undefined =>
  name.toLowerCase().startsWith(brand.toLowerCase()) ? undefined : translateValue(language, brand)

type WithImages = Named & { images: readonly ProductImage[]; colors: readonly string[] }

/** The color of an image; if no image names a color, images are in the colors' order. */
const shownColor = ({ images, colors }: WithImages, index: number): string | undefined =>
  images.some(({ color }) => color) ? images[index]?.color : colors[index]

/** A product's image with a description in the page's language. */
export const imageOf = (
  language: Language,
  product: WithImages,
  index = 0,
): ProductImage | undefined => {
  const image = product.images[index]
  if (!image || nameOf(language, product) === product.name) return image
  const color = shownColor(product, index)
  return {
    ...image,
    altText: nameOf(language, product) + (color ? ` – ${translateValue(language, color)}` : ''),
  }
}

/** The image of a color; the cover if the color has none. */
export const imageForColor = (
  language: Language,
  product: WithImages,
  color: string,
): ProductImage | undefined => imageOf(language, product, imageOfColor(product, color) ?? 0)
