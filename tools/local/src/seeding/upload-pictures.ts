import { IMAGE_WIDTHS, imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { readPicture } from '@bartan/demo-shop/pictures'
import { Storage } from '@google-cloud/storage'
import { bucketOf, PROJECT_ID } from '#stack/project.ts'
import type { NamedPicture } from './name-pictures.ts'

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
