import { createHash } from 'node:crypto'
import { imageObject, imageUrl } from '@bartan/contract/images/rules'
import type { ImageName } from '@bartan/contract/images/rules'
import type { ProductImage } from '@bartan/contract/products/schema'
import { Storage } from '@google-cloud/storage'
import { pictureKey } from '@bartan/demo-shop/illustrator/picture'
import type { Picture } from '@bartan/demo-shop/illustrator/picture'
import type { PictureCache } from '@bartan/demo-shop/picture-cache'
import { productPictures } from '@bartan/demo-shop/pictures'
import type { DemoProduct } from '@bartan/demo-shop/demo-product'

// Drawing keeps the cores busy, so a few uploads in flight are enough to hide their waiting.
const IN_FLIGHT = 8
const EVERY_MS = 5000

export type PictureUpload = {
  cache: PictureCache
  bucket: string
  storagePort: number
  projectId: string
  signal: AbortSignal
  log: (line: string) => void
}

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Equal pictures have equal names, so a generated catalog of any size shares its pictures. */
const nameOf = (picture: Picture, version: string): ImageName => {
  const { form, color = 'plain' } = picture
  const hash = createHash('sha256').update(pictureKey(picture))
  return {
    version,
    publicId: `products/${slug(form)}-${slug(color)}-${hash.digest('hex').slice(0, 8)}`,
  }
}

const openBucket = ({ bucket, storagePort, projectId }: PictureUpload) =>
  new Storage({ apiEndpoint: `http://127.0.0.1:${storagePort}`, projectId }).bucket(bucket)

/** Draws and uploads every picture of the products once; resolves with each product's images. */
export const uploadPictures = async (products: readonly DemoProduct[], options: PictureUpload) => {
  const { cache, signal, log } = options
  const version = `${Math.floor(Date.now() / 1000)}`
  const bucket = openBucket(options)
  const pictures = new Map<string, { picture: Picture; name: ImageName }>()
  const imagesOf = (product: DemoProduct): ProductImage[] =>
    productPictures(product).map(({ picture, ...image }) => {
      const name = nameOf(picture, version)
      const url = imageUrl(name)
      pictures.set(url, { picture, name })
      return { url, ...image }
    })
  const images = new Map(products.map((product) => [product.sku, imagesOf(product)]))

  const upload = async ({ picture, name }: { picture: Picture; name: ImageName }) => {
    for (const [width, bytes] of await cache.get(picture)) {
      await bucket.file(imageObject(name, width)).save(bytes, {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      })
    }
  }

  const waiting = [...pictures.values()]
  const total = waiting.length
  const progress = setInterval(() => {
    log(`  … ${total - waiting.length} of ${total} pictures`)
  }, EVERY_MS)
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted()
      await upload(next)
    }
  }
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker))
  } finally {
    clearInterval(progress)
  }
  return images
}
