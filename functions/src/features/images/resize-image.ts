import { reason } from '@bartan/contract/reasons/reasons'
import type { Metadata, SharpOptions } from 'sharp'
import { imageType } from '@bartan/contract/images/image-type'
import { IMAGE_WIDTHS, MAX_UPLOAD_PIXELS } from '@bartan/contract/images/rules'
import { isWholeImage } from '@bartan/contract/images/whole-image'
import type { ImageWidth } from '@bartan/contract/images/rules'
import { AppError, invalidField } from '#domain/app-error.ts'

const WIDEST = Math.max(...IMAGE_WIDTHS)

/** No side of a WebP exceeds 16,383 pixels. */
const MAX_HEIGHT_PER_WIDTH = 4

const WEBP = { quality: 80, effort: 4 }

const wrongType = () =>
  new AppError('unsupported_media_type', reason('picture_type_unknown'), {
    fields: { image: reason('picture_type_unknown') },
  })

const tooManyPixels = () =>
  new AppError(
    'payload_too_large',
    reason('picture_too_large', { max: MAX_UPLOAD_PIXELS / 1_000_000 }),
  )

const damaged = () => invalidField('image', reason('picture_damaged'))

/** Loaded at first use: its native library takes about 100 ms of a cold start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Every upload is a different image, so caching decoded ones would only waste memory.
  sharp.cache(false)
  return sharp
}

const within = (width: number) => ({
  width,
  height: width * MAX_HEIGHT_PER_WIDTH,
  fit: 'inside' as const,
  withoutEnlargement: true,
})

/** Read from the header alone, before anything is decoded: a file of 100 kB can claim to have 10,000 megapixels. */
const checkHeader = ({ format, compression, width, height }: Metadata): void => {
  const isTaken =
    format === 'jpeg' ||
    format === 'png' ||
    format === 'webp' ||
    // libvips names AVIF after its container, HEIF, in which iPhones also store HEVC.
    (format === 'heif' && compression === 'av1')
  if (!isTaken) throw wrongType()
  if (width * height > MAX_UPLOAD_PIXELS) throw tooManyPixels()
}

const rejectAs =
  (failure: () => AppError) =>
  (cause: unknown): never => {
    throw new AppError(failure().code, failure().reason, { ...failure().details, cause })
  }

/**
 * The image as WebP in each of IMAGE_WIDTHS: rotated by its EXIF data, in sRGB, without metadata, never wider
 * than the original. It is decoded once; the narrower ones are made from the widest.
 */
export const resizeImage = async (bytes: Buffer): Promise<Map<ImageWidth, Buffer>> => {
  const type = imageType(bytes)
  if (type === undefined) throw wrongType()
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(rejectAs(damaged))
  checkHeader(header)
  // Of a rest that is empty, as an interrupted copy leaves it, a decoder makes gray.
  if (!isWholeImage(bytes, type)) throw damaged()
  // 'error' rejects truncated and broken files, but accepts the oddities that cameras write.
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS }
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize(within(WIDEST))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(rejectAs(damaged))
  const { width, height, channels } = info
  const widest = { raw: { width, height, channels } }
  const resized = await Promise.all(
    IMAGE_WIDTHS.map((wanted) => sharp(data, widest).resize(within(wanted)).webp(WEBP).toBuffer()),
  )
  return new Map(
    IMAGE_WIDTHS.flatMap((wanted, index) => (resized[index] ? [[wanted, resized[index]]] : [])),
  )
}
