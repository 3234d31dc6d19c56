import { IMAGE_WIDTHS, imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { readPicture } from '@bartan/demo-shop/pictures'
import { Storage } from '@google-cloud/storage'
import type { NamedPicture } from './name-pictures.ts'

const CONCURRENCY = 8

type Options = { bucket: string; storagePort: number; projectId: string; signal: AbortSignal }

/** Stores pictures like an upload: one object per width. */
export const uploadPictures = async (pictures: readonly NamedPicture[], options: Options) => {
  const { storagePort, projectId, signal } = options
  const apiEndpoint = `http://127.0.0.1:${storagePort}`
  const bucket = new Storage({ apiEndpoint, projectId }).bucket(options.bucket)

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
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted()
      await upload(next)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
