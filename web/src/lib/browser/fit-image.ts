import { imageType, type ImageType } from '@bartan/contract/images/image-type'
import {
  MAX_AVIF_PIXELS,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_PIXELS,
  UPLOAD_TYPES,
} from '@bartan/contract/images/rules'
import { isWholeImage } from '@bartan/contract/images/whole-image'
import type { Language } from '@bartan/contract/shop/languages'
import { textIn } from './picture-texts.ts'
import { isHeic, outputType, shrinkImage } from './shrink-image.ts'

/** Why an image can't be uploaded, as a text. */
type Fault = { fault: string }

const isImage = (file: File): boolean =>
  file.type === '' || isHeic(file) || UPLOAD_TYPES.some((known) => known === file.type)

/** Checks a file before reading it. */
export const fileFault = (language: Language, file: File): string | undefined => {
  if (!isImage(file)) return textIn(language, 'wrongType')
  return file.size === 0 ? textIn(language, 'empty') : undefined
}

/** Checks the image type and completeness by its bytes: browsers show a truncated file with a gray rest. */
const readType = async (language: Language, file: File): Promise<ImageType | Fault> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = imageType(bytes)
  if (!type) return { fault: textIn(language, 'wrongType') }
  return isWholeImage(bytes, type) ? type : { fault: textIn(language, 'damaged') }
}

/** An element knows the size without decoding the whole image, and respects its EXIF orientation. */
const load = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })

/** Compresses in a worker if possible, because decoding and encoding freeze a phone for seconds. */
const shrinkBeside = (file: File): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    if (!('Worker' in window && 'OffscreenCanvas' in window)) {
      resolve(undefined)
      return
    }
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
    const end = (blob: Blob | undefined) => {
      worker.terminate()
      resolve(blob)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => end(data))
    worker.addEventListener('error', () => end(undefined))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
    worker.postMessage(file)
  })

const shrinkHere = (image: HTMLImageElement, file: File): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas')
  const encode = (type: string, quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const { naturalWidth: width, naturalHeight: height } = image
  const context = canvas.getContext('2d')
  return shrinkImage({ source: image, width, height, context, type: outputType(file), encode })
}

const shrink = async (image: HTMLImageElement, file: File): Promise<File | undefined> => {
  const blob = (await shrinkBeside(file)) ?? (await shrinkHere(image, file))
  return blob && new File([blob], file.name, { type: blob.type })
}

/** An image that this browser can't read: the server may, if it is small enough. */
const unread = (language: Language, file: File): File | Fault => {
  if (isHeic(file)) return { fault: textIn(language, 'heic') }
  return file.size <= MAX_UPLOAD_BYTES ? file : { fault: textIn(language, 'notShrunk') }
}

/**
 * Prepares an image for upload: unchanged, or compressed if it has too many bytes or pixels, as phone photos do.
 * Returns the reason if it can't be uploaded.
 */
export const fitImage = async (language: Language, file: File): Promise<File | Fault> => {
  const fault = fileFault(language, file)
  if (fault) return { fault }
  const type = await readType(language, file)
  if (typeof type === 'object') return type
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url)
    if (!image) return unread(language, file)
    const pixels = image.naturalWidth * image.naturalHeight
    const maxPixels = type === 'avif' ? MAX_AVIF_PIXELS : MAX_UPLOAD_PIXELS
    const isTaken = file.size <= MAX_UPLOAD_BYTES && pixels <= maxPixels && !isHeic(file)
    if (isTaken) return file
    return (await shrink(image, file)) ?? { fault: textIn(language, 'notShrunk') }
  } finally {
    URL.revokeObjectURL(url)
  }
}
