import { parseImageUrl } from '@bartan/contract/images/rules'
import {
  collectionShare,
  productShare,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  sharedPictures,
  sharedUrl,
} from '@bartan/contract/images/share-picture'
import { imageOfColor, knownColor } from '@bartan/contract/products/product-colors'
import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { imageOf } from '#components/commerce/product-name.ts'
import type { PageFacts } from './head.ts'

type Preview = PageFacts['image']

const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT }

/** Picture for a product's link preview, in the color that the link names. */
export const previewOf = (language: Language, product: Product, color = ''): Preview => {
  // A preview picture would advertise a product that must not be advertised.
  if (product.restricted) return undefined
  const known = knownColor(product, color)
  const place = known === undefined ? 0 : (imageOfColor(product, known) ?? 0)
  const image = imageOf(language, product, place)
  if (!image || image.url === '') return undefined
  // The shop creates no preview for pictures from other sites.
  if (!parseImageUrl(image.url)) return { url: image.url, alt: image.altText }
  return {
    url: sharedUrl(productShare(product._id, place, image.url)),
    alt: image.altText,
    ...size,
  }
}

type List = {
  name: string
  category: string | undefined
  /** Whether these are the first products of the list in its default order. */
  isFirst: boolean
  /** The collection's own picture. */
  picture?: string | undefined
}

/** Picture for a list's link preview: made of its first products, unless the collection has its own. */
export const previewOfList = (
  products: readonly Product[],
  { name, category, isFirst, picture }: List,
): Preview => {
  const pictures = picture ? [picture] : sharedPictures(products)
  const isOwn = pictures.some((url) => parseImageUrl(url))
  return isFirst && isOwn
    ? { url: sharedUrl(collectionShare(name, category, pictures)), alt: '', ...size }
    : undefined
}
