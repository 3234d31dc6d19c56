import { imageObject, parseImageUrl } from '@bartan/contract/images/rules'
import { Storage } from '@google-cloud/storage'
import type { PictureCache } from '@bartan/demo-shop/picture-cache'
import type { Drawing } from './drawing.ts'

// Drawing keeps the cores busy, so a few uploads in flight are enough to hide their waiting.
const IN_FLIGHT = 8
const EVERY_MS = 5000

type Options = {
  cache: PictureCache
  bucket: string
  storagePort: number
  projectId: string
  signal: AbortSignal
  log: (line: string) => void
}

/** Draws all of them and uploads them, to a Storage that has no illustrator of its own. */
export const uploadPictures = async (drawings: readonly Drawing[], options: Options) => {
  const { cache, storagePort, projectId, signal, log } = options
  const apiEndpoint = `http://127.0.0.1:${storagePort}`
  const bucket = new Storage({ apiEndpoint, projectId }).bucket(options.bucket)

  const upload = async ({ url, picture }: Drawing) => {
    const name = parseImageUrl(url)
    if (!name) throw new Error(`${url} is no URL of an image`)
    for (const [width, bytes] of await cache.get(picture)) {
      await bucket.file(imageObject(name, width)).save(bytes, {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: 'public, max-age=31536000, immutable' },
      })
    }
  }

  const waiting = [...drawings]
  const progress = setInterval(() => {
    log(`  … ${drawings.length - waiting.length} of ${drawings.length} pictures`)
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
}
