import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '@bartan/contract/images/rules'

/** Far more than the widest image that the shop shows, for whoever crops or prints it later. */
const LONGEST_SIDE = 3200
const QUALITIES = [0.9, 0.8, 0.65]

/** What an image can't be uploaded for: it has more than 5 MB, or is one of an iPhone's that the browser can't read. */
export type ImageFault = 'pictureNotShrunk' | 'pictureHeic'

export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** An element knows the size without decoding all of it, and shows the image upright, as its EXIF says. */
const load = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

const draw = (image: HTMLImageElement): HTMLCanvasElement | undefined => {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

const shrink = async (image: HTMLImageElement, file: File): Promise<File | undefined> => {
  const canvas = draw(image)
  if (!canvas) return undefined
  // JPEG has no transparency. A browser that can't write WebP writes PNG instead, which may be too large.
  const types = file.type === 'image/jpeg' || isHeic(file) ? ['image/jpeg'] : ['image/webp']
  for (const type of [...types, 'image/jpeg'])
    for (const quality of QUALITIES) {
      const blob = await encode(canvas, type, quality)
      if (blob && blob.size <= MAX_UPLOAD_BYTES)
        return new File([blob], file.name, { type: blob.type })
    }
  return undefined
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
