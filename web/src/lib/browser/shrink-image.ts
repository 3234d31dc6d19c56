import { MAX_UPLOAD_BYTES } from '@bartan/contract/images/rules'

/** Much more than the widest image that the shop shows, for later cropping or printing. */
const LONGEST_SIDE = 3200
const QUALITIES = [0.9, 0.8, 0.65]

export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** JPEG has no transparency. A browser that can't write WebP writes PNG instead, which may be too large. */
export const outputType = (file: File): string =>
  file.type === 'image/jpeg' || isHeic(file) ? 'image/jpeg' : 'image/webp'

type Shrinking = {
  source: CanvasImageSource
  width: number
  height: number
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  type: string
  encode: (type: string, quality: number) => Promise<Blob | null>
}

/** Compresses an image to the server's limits of pixels and bytes; undefined if that fails. */
export const shrinkImage = async (shrinking: Shrinking): Promise<Blob | undefined> => {
  const { source, width, height, context, type, encode } = shrinking
  if (!context) return undefined
  const { canvas } = context
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  for (const written of new Set([type, 'image/jpeg']))
    for (const quality of QUALITIES) {
      const blob = await encode(written, quality)
      if (blob && blob.size <= MAX_UPLOAD_BYTES) return blob
    }
  return undefined
}
