import { imageUrl } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'
import { productPictures } from '@bartan/demo-shop/pictures'

export type NamedPicture = { name: string; url: string }

/** One name per picture, so that a generated catalog of any size shares them. */
const urlOf = (name: string, version: string) =>
  imageUrl({ version, publicId: `products/${name.replace('/', '-')}` })

/** Each product's images by SKU, and the pictures they show, without repeats. */
export const namePictures = (products: readonly DemoProduct[]) => {
  const version = `${Math.floor(Date.now() / 1000)}`
  const urls = new Map<string, string>()
  const images = new Map<string, ProductImage[]>()
  for (const product of products) {
    const pictures = productPictures(product).map(({ name, ...image }) => {
      const url = urls.get(name) ?? urlOf(name, version)
      urls.set(name, url)
      return { url, ...image }
    })
    images.set(product.sku, pictures)
  }
  return { images, pictures: [...urls].map(([name, url]): NamedPicture => ({ name, url })) }
}
