import { createHash } from 'node:crypto'
import { imageUrl } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'
import { pictureKey } from '@bartan/demo-shop/illustrator/picture'
import type { Picture } from '@bartan/demo-shop/illustrator/picture'
import { productPictures } from '@bartan/demo-shop/pictures'
import type { Drawing } from './drawing.ts'

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Equal pictures have equal names, so a generated catalog of any size shares its pictures. */
const urlOf = (picture: Picture, version: string): string => {
  const { form, color = 'plain' } = picture
  const hash = createHash('sha256').update(pictureKey(picture)).digest('hex').slice(0, 8)
  return imageUrl({ version, publicId: `products/${slug(form)}-${slug(color)}-${hash}` })
}

/** Each product's images by its SKU, and what is to be drawn for them: every product's first picture before the second. */
export const namePictures = (products: readonly DemoProduct[]) => {
  const version = `${Math.floor(Date.now() / 1000)}`
  const named = products.map(({ sku, ...product }) => ({
    sku,
    pictures: productPictures(product).map(({ picture, ...image }) => ({
      drawing: { url: urlOf(picture, version), picture },
      image,
    })),
  }))
  const images = new Map<string, ProductImage[]>(
    named.map(({ sku, pictures }) => [
      sku,
      pictures.map(({ drawing: { url }, image }) => ({ url, ...image })),
    ]),
  )
  const inOrder = named
    .flatMap(({ pictures }) => pictures.map(({ drawing }, place) => ({ drawing, place })))
    .sort((one, other) => one.place - other.place)
  const drawings: Drawing[] = [
    ...new Map(inOrder.map(({ drawing }) => [drawing.url, drawing])).values(),
  ]
  return { images, drawings }
}
