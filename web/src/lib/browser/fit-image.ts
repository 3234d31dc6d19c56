import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '@bartan/contract/images/rules'
import { isHeic, outputType, shrunk } from './shrunk-image.ts'

/** What an image can't be uploaded for: it has more than 5 MB, or is one of an iPhone's that the browser can't read. */
export type ImageFault = 'pictureNotShrunk' | 'pictureHeic'

/** An element knows the size without decoding all of it, and shows the image upright, as its EXIF says. */
const load = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })

/** Decoding and encoding take a phone seconds, in which its page would be frozen: beside it, where the browser can. */
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
  return shrunk({ source: image, width, height, context, type: outputType(file), encode })
}

const shrink = async (image: HTMLImageElement, file: File): Promise<File | undefined> => {
  const blob = (await shrinkBeside(file)) ?? (await shrinkHere(image, file))
  return blob && new File([blob], file.name, { type: blob.type })
}

/**
 * The image as the server takes it: as it is, or, if it has too many bytes or pixels, as a phone's camera makes them,
 * made smaller. Or else why it can't be uploaded. What this browser can't read but the server may is left to that.
 */
export const fitImage = async (file: File): Promise<File | { fault: ImageFault }> => {
  const isSmall = file.size <= MAX_UPLOAD_BYTES
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url)
    if (!image) {
      if (isHeic(file)) return { fault: 'pictureHeic' }
      return isSmall ? file : { fault: 'pictureNotShrunk' }
    }
    const pixels = image.naturalWidth * image.naturalHeight
    if (isSmall && pixels <= MAX_UPLOAD_PIXELS && !isHeic(file)) return file
    return (await shrink(image, file)) ?? { fault: 'pictureNotShrunk' }
  } finally {
    URL.revokeObjectURL(url)
  }
}
