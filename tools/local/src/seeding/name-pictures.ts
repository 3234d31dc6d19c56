import { imageUrl, IMAGE_WIDTHS, imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'
import { productPictures, readPicture } from '@bartan/demo-shop/pictures'
import { Storage } from '@google-cloud/storage'
import { bucketOf, PROJECT_ID } from '#stack/project.ts'

const CONCURRENCY = 8

/** Stores pictures like an upload: one object per width. */
export const uploadPictures = async (pictures: readonly NamedPicture[]) => {
  const bucket = new Storage({ projectId: PROJECT_ID }).bucket(bucketOf(PROJECT_ID))

  const upload = async ({ name, url }: NamedPicture) => {
    const image = parseImageUrl(url)
    if (!image) throw new Error(`${url} is no URL of an image`)
    for (const width of IMAGE_WIDTHS)
      await bucket.file(imageObject(image, width)).save(await readPicture(name, width), {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      })
  }

  const waiting = [...pictures]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await upload(next)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

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
